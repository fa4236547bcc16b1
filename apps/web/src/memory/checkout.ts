import type { Caller } from '@lithe/contracts/api'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { type Messenger, messenger, messengerField } from '../messenger/messenger.ts'
import { parseUrl, paths } from '../navigation/paths.ts'
import { keptRecord, keptStore, keptText } from '../storage/device-storage.ts'
import type { Ended } from './payment-outcome.ts'

type PendingCheckout = { checkoutUrl: string; startedAtMs: number }

type PendingCheckouts = {
  /** Checkouts by assessment: the person left to pay, and the outcome is unknown. */
  checkouts: Readonly<Record<string, PendingCheckout>>
  begin: (assessmentId: string, checkout: PendingCheckout) => void
  end: (assessmentId: string) => void
}

/** Longer than any provider keeps a checkout open. */
const forgottenAfterMs = 24 * 60 * 60 * 1000

function readCheckout(kept: unknown): PendingCheckout | null {
  const { checkoutUrl, startedAtMs } = keptRecord(kept)
  const url = keptText(checkoutUrl)
  return parseUrl(url) && typeof startedAtMs === 'number' ? { checkoutUrl: url, startedAtMs } : null
}

/** Valid, unexpired checkouts from storage. */
export function readPendingCheckouts(kept: unknown, nowMs: number): Pick<PendingCheckouts, 'checkouts'> {
  const entries = Object.entries(keptRecord(keptRecord(kept).checkouts)).flatMap(([assessmentId, value]) => {
    const checkout = readCheckout(value)
    return checkout && nowMs - checkout.startedAtMs < forgottenAfterMs
      ? [[assessmentId, checkout] as const]
      : []
  })
  return { checkouts: Object.fromEntries(entries) }
}

/** Survives reloads and closed tabs, so that a payment made meanwhile is awaited. */
export const usePendingCheckouts = keptStore<PendingCheckouts>(
  'pending-checkouts',
  kept => readPendingCheckouts(kept, Date.now()),
  set => ({
    checkouts: {},
    begin: (assessmentId, checkout) =>
      set(({ checkouts }) => ({ checkouts: { ...checkouts, [assessmentId]: checkout } })),
    end: assessmentId => set(({ checkouts: { [assessmentId]: _ended, ...checkouts } }) => ({ checkouts })),
  }),
)

/** The report whose payment was started last. */
export const newestPending = (checkouts: PendingCheckouts['checkouts']): string | undefined =>
  Object.entries(checkouts).sort(([, a], [, b]) => b.startedAtMs - a.startedAtMs)[0]?.[0]

type Request = {
  caller: Caller
  assessmentId: string
  botUrl: string | null
  /** Called with the URL of the checkout. */
  onMade: (checkoutUrl: string) => void
  onUnlocked: () => void
}

/** Creates one checkout, however often it is pressed; closing the panel prevents navigation to it. */
export function useCheckout({ caller, assessmentId, botUrl, onMade, onUnlocked }: Request) {
  const isMaking = useRef(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const page = { origin: window.location.origin, botUrl, isInMessenger: messenger() !== null }
      const returns = checkoutReturns(assessmentId, page)
      return api.generateCheckout({ ...caller, ...messengerField(), assessmentId, ...returns })
    },
    onError: failed => {
      console.error('The checkout could not be made', failed)
      if (failed instanceof ApiError && failed.code === 'already-unlocked') onUnlocked()
    },
    onSettled: () => {
      isMaking.current = false
    },
  })

  function make() {
    // Two quick presses can both arrive before the button is disabled.
    if (isMaking.current) return
    isMaking.current = true
    // Handled only while the panel is open: after Cancel the response is ignored, and the order expires unpaid.
    mutate(undefined, { onSuccess: ({ checkoutUrl }) => onMade(checkoutUrl) })
  }
  return { make, isPending, error }
}

type Going = { assessmentId: string; onEnded: (how: Ended) => void }

/** Goes to a checkout, for whose payment the report then waits, unless the person came straight back. */
export function useGoingToPay({ assessmentId, onEnded }: Going) {
  return async (checkoutUrl: string) => {
    const { checkouts, begin, end } = usePendingCheckouts.getState()
    // Going again does not restart the wait, so that its way out stays available.
    if (checkouts[assessmentId]?.checkoutUrl !== checkoutUrl)
      begin(assessmentId, { checkoutUrl, startedAtMs: Date.now() })
    const left = await openCheckout(checkoutUrl, { messenger: messenger(), location: window.location })
    if (left === 'waiting') return
    end(assessmentId)
    onEnded(left)
  }
}

type Page = { origin: string; botUrl: string | null; isInMessenger: boolean }

/** URLs to return to after a checkout: the report, or the messenger's bot. */
export function checkoutReturns(assessmentId: string, { origin, botUrl, isInMessenger }: Page) {
  const back = botUrl && isInMessenger ? botUrl : origin + paths.report.link(assessmentId)
  return { successUrl: back, cancelUrl: back }
}

/** `waiting`: the payment may still arrive, as the server will know. */
type CheckoutEnd = 'waiting' | 'cancelled' | 'failed'

type Places = {
  messenger: Pick<Messenger, 'openInvoice' | 'openLink'> | null
  location: Pick<Location, 'assign'>
}

/** Whether a checkout is an invoice in the messenger's own currency. */
const isInvoice = (url: string) => new URL(url).hostname === 't.me'

/** Opens a checkout: in this tab on the web; in a messenger, as an invoice sheet or in the external browser. */
export async function openCheckout(url: string, { messenger, location }: Places): Promise<CheckoutEnd> {
  if (!messenger) location.assign(url)
  else if (messenger.openInvoice && isInvoice(url)) {
    const end = await messenger.openInvoice(url)
    if (end === 'cancelled' || end === 'failed') return end
  } else messenger.openLink(url)
  return 'waiting'
}
