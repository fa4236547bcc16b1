import { landingWords } from '@lithe/words/live/landing'
import { Link } from 'react-router'
import { usePublicConfig } from '../../api/use-public-config.ts'
import { paths } from '../../navigation/paths.ts'
import { actionLook, linkLook } from '../../ui/buttons.tsx'

/** One button, into the browser; where there is a bot, the way to it is a quiet line below. One of them is recommended. */
export function EntryPoints() {
  const { config } = usePublicConfig()
  const botUrl = config?.telegramBotUrl ?? null
  const { enter } = landingWords
  // Asked only of a browser: while the page is prerendered there is none, and no bot either.
  const isForMessenger = botUrl !== null && isAppleMobile(navigator)
  return (
    <div className="flex flex-col">
      <Link
        to={paths.login.link()}
        className={`${actionLook} relative flex items-center justify-center py-1 text-center`}
      >
        {botUrl && !isForMessenger ? <Recommended className="absolute -top-[18px] end-3" /> : null}
        {enter.browser}
      </Link>
      <div className="-mb-1 flex min-h-6 flex-wrap items-center justify-center gap-x-2 text-center">
        <p className="text-ink-soft">{enter.free}</p>
        {botUrl ? (
          <a href={botUrl} target="_blank" rel="noopener noreferrer" className={`${linkLook} flex px-1`}>
            {isForMessenger ? <Recommended className="me-1" /> : null}
            {enter.telegram}
            <span className="sr-only">{enter.outside}</span>
          </a>
        ) : null}
      </div>
    </div>
  )
}

function Recommended({ className }: { className: string }) {
  return (
    <span
      className={`appear rounded-full border-2 border-spruce bg-ground px-1.5 text-base leading-[30px] text-spruce ${className}`}
    >
      {landingWords.enter.recommended}
    </span>
  )
}

/** What a browser says of the device it runs on. */
type DeviceHints = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>

/** An iPhone, iPod or iPad; iPads call themselves a Mac, but no Mac has a touch screen. */
export function isAppleMobile({ userAgent, platform, maxTouchPoints }: DeviceHints): boolean {
  if (/iPhone|iPad|iPod/.test(userAgent)) return true
  return /^Mac/.test(platform) && maxTouchPoints > 1
}
