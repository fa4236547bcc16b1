import { landingWords } from '@lithe/words/live/landing'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { usePublicConfig } from '../../api/use-public-config.ts'
import { paths } from '../../navigation/paths.ts'
import type { LoginState } from '../../navigation/sign-in-again.ts'
import { actionLook } from '../../ui/buttons.tsx'

/**
 * Two equally large ways in, the recommended one first and filled; only the browser's if there is no bot. `login` is
 * the sign-in page's state.
 */
export function EntryPoints({ login = {} }: { login?: LoginState }) {
  const { config, isPending } = usePublicConfig()
  const isApple = useSyncExternalStore(neverChanges, () => isAppleMobile(navigator), noDeviceYet)
  const botUrl = config?.telegramBotUrl ?? null
  const isMessengerFirst = isApple === true && botUrl !== null
  const isBrowserRecommended = isApple === false || (isApple === true && !isPending && botUrl === null)
  const { enter } = landingWords

  const browser = (
    <Link
      key="browser"
      to={paths.login.link()}
      state={login}
      className={`entry-browser ${isMessengerFirst ? secondLook : firstLook}`}
    >
      {isBrowserRecommended ? <Recommended /> : null}
      {enter.browser}
    </Link>
  )
  const messenger = botUrl ? (
    <a
      key="messenger"
      href={botUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={isMessengerFirst ? firstLook : secondLook}
    >
      {isMessengerFirst ? <Recommended /> : null}
      {enter.telegram}
      <span className="sr-only">{enter.outside}</span>
    </a>
  ) : (
    // Keeps space until the server says whether there is a bot, as nothing may move under a finger.
    <span key="room" aria-hidden="true" className={`entry-room invisible ${secondLook}`}>
      {enter.telegram}
    </span>
  )
  const free = (
    <p key="free" className={`entry-free text-center text-ink-soft ${isPending ? 'invisible' : 'appear'}`}>
      {enter.free}
    </p>
  )
  const isAlone = !isPending && botUrl === null
  return (
    <div className="-mb-1 flex flex-col gap-1.5 max-[14em]:pt-4">
      {isApple
        ? [messenger, browser, free]
        : isAlone
          ? [browser, free, messenger]
          : [browser, messenger, free]}
    </div>
  )
}

/** The same size whether filled or not. */
const entryLook =
  'press relative flex min-h-main flex-wrap items-center justify-center border-2 py-1 text-center text-lead leading-[1.45]'
const firstLook = [actionLook, entryLook, 'border-spruce'].join(' ')
const secondLook = ['outlined', entryLook].join(' ')

const neverChanges = () => () => {}
/** Prerendering has no device. */
const noDeviceYet = () => null

function Recommended() {
  return (
    <span className="appear absolute -top-[calc(1.4em+max(0px,0.4em-7.2px))] end-3 rounded-full border-2 border-spruce bg-ground px-1.5 text-base leading-[1.667] text-spruce">
      {landingWords.enter.recommended}
    </span>
  )
}

/** What a browser reveals about its device. */
type DeviceHints = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>

/** Detects iPhones, iPods and iPads, as in `prerender/first-look.ts`; iPads claim to be Macs. */
export function isAppleMobile({ userAgent, platform, maxTouchPoints }: DeviceHints): boolean {
  if (/iPhone|iPad|iPod/.test(userAgent)) return true
  return /^Mac/.test(platform) && maxTouchPoints > 1
}
