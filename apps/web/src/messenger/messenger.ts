import type { Caller, MessengerData } from '@lithe/contracts/api'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '../navigation/paths.ts'

/** The user named by the messenger; unverified, so only for greeting. */
export type MessagingUser = { id: string; username: string | null; firstName: string | null }

export type InvoiceEnd = 'paid' | 'cancelled' | 'failed' | 'pending'

/** The messenger hosting this page. Methods its version does not support do nothing. */
export type Messenger = {
  user: MessagingUser | null
  /** The query string Telegram signed at launch, as proof of identity. */
  initData: string
  /** Launch parameter from a deep link, or null. */
  startParam: string | null
  /** Whether a frame of Telegram Web shows the page, where our session cookies do not work. */
  isFramed: boolean
  /** Messenger data sent in the body of three calls, with the current heights and colours. */
  data: () => MessengerData
  /** Opens a URL in the external browser; the mini app stays open. */
  openLink: (url: string) => void
  /** Null if this version cannot show invoices. */
  openInvoice: ((url: string) => Promise<InvoiceEnd>) | null
  /** Asks the person to let the bot write; false if denied or unsupported. */
  askToWrite: () => Promise<boolean>
  feel: (what: 'tap' | 'success' | 'warning') => void
  /** Requests full screen; a denial changes nothing for the person. */
  enterFullScreen: () => void
  /** Enters full screen, locks orientation and confirms before closing, until the returned function is called. */
  beginMeasuring: () => () => void
  /** Disables swipe-to-close until the returned function is called. */
  keepFromSwiping: () => () => void
  /** Shows the messenger's back button until the returned function is called; null if it has none. */
  showBack: ((onPress: () => void) => () => void) | null
  /** Tells the messenger that the first page is rendered, so that it removes its loading screen. */
  ready: () => void
  close: () => void
}

let current: Messenger | null = null

/** Null in an ordinary browser. */
export const messenger = () => current

/** Sets the messenger once, before the app starts; null leaves it. */
export function enterMessenger(entered: Messenger | null) {
  current = entered
}

const tapMs = 10

/** Makes a short haptic tap, through the messenger if there is one, as Safari has no vibration API. */
export function tapHand(what: 'tap' | 'success') {
  if (current) current.feel(what)
  else if ('vibrate' in navigator) navigator.vibrate(tapMs)
}

/** The source that every call reports. */
export const currentSource = (): Caller['source'] => (messenger() ? 'telegram' : 'web')

/** The field that three calls carry inside a messenger. */
export function messengerField(): { telegram?: MessengerData } {
  const here = messenger()
  return here ? { telegram: here.data() } : {}
}

/** Pages from the consent to the report, on which an accidental swipe must not close the test. */
const assessment: readonly string[] = [
  paths.privacy,
  paths.tips,
  paths.preview,
  paths.accurateResults,
  paths.workoutPreview,
  paths.practice,
  paths.workout,
  paths.generate,
].map(({ pattern }) => pattern)

/** Sets whether a swipe may close the messenger on this page. */
export function useFrame(pathname: string) {
  const isAssessment = assessment.includes(pathname)
  useEffect(() => (isAssessment ? messenger()?.keepFromSwiping() : undefined), [isAssessment])
}

/** Runs `onPress` on the messenger's back button while `isWanted`; returns whether there is such a button. */
export function useBack(onPress: () => void, isWanted = true): boolean {
  const showBack = messenger()?.showBack ?? null
  const press = useEffectEvent(onPress)
  useEffect(() => (isWanted && showBack ? showBack(() => press()) : undefined), [isWanted, showBack])
  return showBack !== null
}

/** Keeps the messenger from rotating or closing by accident during a measurement. */
export function useMeasuring(isUnderWay: boolean) {
  useEffect(() => (isUnderWay ? messenger()?.beginMeasuring() : undefined), [isUnderWay])
}

const keptUnder = 'messenger-launch'

/** Launch data that Telegram puts in the URL's hash; null for any other hash. */
export function launchIn(hash: string): string | null {
  const launch = hash.replace(/^#/, '')
  return new URLSearchParams(launch).has('tgWebAppVersion') ? launch : null
}

type Window = {
  TelegramWebviewProxy?: unknown
  external?: unknown
  parent?: unknown
  self?: unknown
}

/** Whether a messenger hosts the page: a link that merely looks like a launch signs no one in. */
export const hasHost = (page: Window) =>
  'TelegramWebviewProxy' in page ||
  typeof Object(page.external).notify === 'function' ||
  page.parent !== page.self

/** Fallback for cross-site frames without storage; lost on reload. */
let toldHere: string | null = null

function keep(launch: string) {
  try {
    sessionStorage.setItem(keptUnder, launch)
  } catch {
    toldHere = launch
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(keptUnder)
  } catch {
    return toldHere
  }
}

/** Finds this window's launch data. Telegram passes it once, so it is stored for reloads and removed from the URL. */
export function findLaunch(): string | null {
  if (!hasHost(window)) return null
  const told = launchIn(window.location.hash)
  if (told === null) return kept()
  keep(told)
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
  return told
}

/** The user's language in Telegram, such as `de` or `pt-br`; null outside Telegram or if unknown. */
export function launchLanguage(): string | null {
  const launch = globalThis.window ? findLaunch() : null
  const user = new URLSearchParams(new URLSearchParams(launch ?? '').get('tgWebAppData') ?? '').get('user')
  try {
    const { language_code: code } = Object(JSON.parse(user ?? 'null'))
    return typeof code === 'string' ? code : null
  } catch {
    return null
  }
}

/** Clears what this window remembers, except its launch. */
export function forgetVisit() {
  const launch = kept()
  try {
    sessionStorage.clear()
  } catch {
    // No storage, so nothing to clear.
  }
  if (launch !== null) keep(launch)
}
