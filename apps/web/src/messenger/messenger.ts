import type { Caller, MessengerData } from '@lithe/contracts/api'

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

/** Where every call says it comes from. */
export const currentSource = (): Caller['source'] => (messenger() ? 'telegram' : 'web')

/** The field that three calls carry inside a messenger, and nowhere else. */
export function messengerField(): { telegram?: MessengerData } {
  const here = messenger()
  return here ? { telegram: here.data() } : {}
}
