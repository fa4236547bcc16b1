import type { Caller, MessengerData } from '@lithe/contracts/api'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '../navigation/paths.ts'

/** The person a messenger says is holding the phone: for greeting them; it proves nothing. */
export type MessagingUser = { id: string; username: string | null; firstName: string | null }

export type InvoiceEnd = 'paid' | 'cancelled' | 'failed' | 'pending'

/** The messenger around this page. What its version cannot do, it leaves undone without an error. */
export type Messenger = {
  user: MessagingUser | null
  /** The query string that Telegram sealed at the launch: the proof of who this is. */
  initData: string
  /** What a deep link gave the launch; null without one. */
  startParam: string | null
  /** Shown in a frame of the messenger's web version, where no session of ours lives. */
  isFramed: boolean
  /** As it travels in the body of three calls, with the heights and colours of this moment. */
  data: () => MessengerData
  /** Opens an address in the browser outside; the mini app stays open. */
  openLink: (url: string) => void
  /** Null where this version cannot show invoices. */
  openInvoice: ((url: string) => Promise<InvoiceEnd>) | null
  /** Asks the person to let the bot write to them; false where they refuse, or this version cannot ask. */
  askToWrite: () => Promise<boolean>
  feel: (what: 'tap' | 'success' | 'warning') => void
  /** A refused full screen changes nothing for the person. */
  enterFullScreen: () => void
  /** Full screen, no sideways turning, a question before closing; the result ends it. */
  beginMeasuring: () => () => void
  /** A finger that moves down does not put the app away; the result ends it. */
  keepFromSwiping: () => () => void
  /** The messenger's own back button, for the last caller; the result takes it away again. Null where it has none. */
  showBack: ((onPress: () => void) => () => void) | null
  /** The first page stands: the messenger takes its own waiting picture away. */
  ready: () => void
  close: () => void
}

let current: Messenger | null = null

/** Null in an ordinary browser. */
export const messenger = () => current

/** Called once, before the app starts. */
export function enterMessenger(entered: Messenger) {
  current = entered
}

const tapMs = 10

/** A short tap in the hand that holds the phone, by the messenger where we are in one; Safari has none. */
export function tapHand(what: 'tap' | 'success') {
  if (current) current.feel(what)
  else if ('vibrate' in navigator) navigator.vibrate(tapMs)
}

/** Where every call says it comes from. */
export const currentSource = (): Caller['source'] => (messenger() ? 'telegram' : 'web')

/** The field that three calls carry inside a messenger, and nowhere else. */
export function messengerField(): { telegram?: MessengerData } {
  const here = messenger()
  return here ? { telegram: here.data() } : {}
}

/** From the promise of privacy to the report: here a finger that slips must not put the test away. */
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

/** The messenger's frame follows the page: whether a finger may swipe it away. */
export function useFrame(pathname: string) {
  const isAssessment = assessment.includes(pathname)
  useEffect(() => (isAssessment ? messenger()?.keepFromSwiping() : undefined), [isAssessment])
}

/** While `isWanted`, the messenger's back button does this; says whether there is such a button. */
export function useBack(onPress: () => void, isWanted = true): boolean {
  const showBack = messenger()?.showBack ?? null
  const press = useEffectEvent(onPress)
  useEffect(() => (isWanted && showBack ? showBack(() => press()) : undefined), [isWanted, showBack])
  return showBack !== null
}

/** While a person is measured the messenger neither turns the picture nor closes by accident. */
export function useMeasuring(isUnderWay: boolean) {
  useEffect(() => (isUnderWay ? messenger()?.beginMeasuring() : undefined), [isUnderWay])
}

const keptUnder = 'messenger-launch'

/** What Telegram puts behind the address it opens; null behind any other. */
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

/** Whether a messenger stands around the page: a link that only looks like a launch is no sign-in. */
export const hasHost = (page: Window) =>
  'TelegramWebviewProxy' in page ||
  typeof Object(page.external).notify === 'function' ||
  page.parent !== page.self

/** Where a frame of another site has no storage, the launch is still known until a reload. */
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

/** The launch of this window. Telegram tells it once: it is kept for reloads, and leaves the address bar. */
export function findLaunch(): string | null {
  if (!hasHost(window)) return null
  const told = launchIn(window.location.hash)
  if (told === null) return kept()
  keep(told)
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
  return told
}

/** What Telegram says its user reads, as in `de` or `pt-br`; null outside, and where it does not say. */
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

/** Clears what this window remembers, but for where it is. */
export function forgetVisit() {
  const launch = kept()
  try {
    sessionStorage.clear()
  } catch {
    // Without a memory there is nothing to clear.
  }
  if (launch !== null) keep(launch)
}
