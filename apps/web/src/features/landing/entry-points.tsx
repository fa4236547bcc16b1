import { landingWords } from '@lithe/words/live/landing'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePublicConfig } from '../../api/use-public-config.ts'
import { paths } from '../../navigation/paths.ts'
import { actionLook } from '../../ui/buttons.tsx'

/** Two ways in. The one that suits the device is the main action and says so; the other stays within reach. */
export function EntryPoints() {
  const { config, isPending } = usePublicConfig()
  const isOnApple = isAppleMobile(navigator)
  const botUrl = config?.telegramBotUrl ?? null
  if (!botUrl)
    return (
      // Where the bot would be the main action, nothing stands in its place until the answer is there.
      <Ways className={isPending && isOnApple ? 'slow-only' : ''} main={<BrowserEntry look={mainLook} />}>
        <p className="self-center text-center text-ink-soft">{landingWords.enter.free}</p>
      </Ways>
    )
  return isOnApple ? (
    <Ways main={<TelegramEntry url={botUrl} look={mainLook} isRecommended />}>
      <BrowserEntry look={quietLook} />
    </Ways>
  ) : (
    <Ways main={<BrowserEntry look={mainLook} isRecommended />}>
      <TelegramEntry url={botUrl} look={quietLook} />
    </Ways>
  )
}

const mainLook = `${actionLook} relative flex items-center justify-center py-1 text-center`
const quietLook = 'link flex px-2'

type WaysProps = { main: ReactNode; children: ReactNode; className?: string }

function Ways({ main, children, className = '' }: WaysProps) {
  return (
    <div className={`flex flex-col ${className}`}>
      {main}
      <div className="-mb-1 flex min-h-6 justify-center">{children}</div>
    </div>
  )
}

function Recommended() {
  return (
    <span className="appear absolute -top-[18px] end-3 rounded-full border-2 border-spruce bg-ground px-1.5 text-base leading-[30px] text-spruce">
      {landingWords.enter.recommended}
    </span>
  )
}

type EntryProps = { look: string; isRecommended?: boolean }

function BrowserEntry({ look, isRecommended = false }: EntryProps) {
  return (
    <Link to={paths.login.link()} className={look}>
      {isRecommended ? <Recommended /> : null}
      {landingWords.enter.browser}
    </Link>
  )
}

function TelegramEntry({ url, look, isRecommended = false }: EntryProps & { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={look}>
      {isRecommended ? <Recommended /> : null}
      {landingWords.enter.telegram}
      <span className="sr-only">{landingWords.enter.outside}</span>
    </a>
  )
}

/** What a browser says of the device it runs on. */
type DeviceHints = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>

/** An iPhone, iPod or iPad; iPads call themselves a Mac, but no Mac has a touch screen. */
export function isAppleMobile({ userAgent, platform, maxTouchPoints }: DeviceHints): boolean {
  if (/iPhone|iPad|iPod/.test(userAgent)) return true
  return /^Mac/.test(platform) && maxTouchPoints > 1
}
