import { otp } from '@lithe/contracts/constants'
import type { SignInCode } from '../../ground/db/schema/sign-in.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

type Cap = { most: number; withinMs: number }

/** How many codes are mailed: enough where mails are slow, too few to fill a mailbox or to guess by. */
export const sendCaps = {
  /** To one mailbox, asked for in one browser. */
  browser: { most: 8, withinMs: dayMs },
  /** To one mailbox, asked for in one network. */
  network: { most: 12, withinMs: dayMs },
  /** To one mailbox, from all callers; the account's known devices go on beyond it, */
  mailbox: { most: 24, withinMs: dayMs },
  /** up to as many of their own: strangers cannot use these up. */
  knownDevices: { most: 12, withinMs: dayMs },
  /** In one browser, to whichever mailboxes: a person or a family. Others of its network are not held up. */
  anyMailbox: { most: 20, withinMs: hourMs },
} as const satisfies Record<string, Cap>

/** How long a code counts. */
export const sendsKeptMs = dayMs

/** The latest moment that something may be dated by servers whose clocks agree; what is later was written by a clock that was wrong. */
export const latestAt = (now: Date) => new Date(now.getTime() + 60_000)

type Sent = Pick<
  SignInCode,
  'mailboxDigest' | 'askerDigest' | 'networkDigest' | 'isKnownDevice' | 'sentAt' | 'lockedUntil'
>

export type Asking = {
  mailboxDigest: string
  networkDigest: string
  /** Of the mark that the browser came with; null where it has none. */
  shownDigest: string | null
  isKnownDevice: boolean
  /** Whether a puzzle was solved for this code, `due` where it must have been, however few were sent. */
  work: 'done' | 'due' | 'none'
}

/** Codes a day that are mailed to a mailbox for the asking. */
const sentForNothing = 2

/** Whether a puzzle comes before the next code: known devices solve none. */
export const needsWork = (
  sent: Pick<SignInCode, 'mailboxDigest'>[],
  { mailboxDigest, isKnownDevice, work }: Asking,
) =>
  !isKnownDevice &&
  work !== 'done' &&
  (work === 'due' || sent.filter(one => one.mailboxDigest === mailboxDigest).length >= sentForNothing)

export type Refusal = { reason: 'too-many-requests' | 'sign-in-locked'; waitSeconds: number }

/** When there is room again; in the past where there is some. */
function freeAtMs(sent: Sent[], { most, withinMs }: Cap): number {
  const times = sent.map(({ sentAt }) => sentAt.getTime()).sort((one, other) => other - one)
  const decisive = times[most - 1]
  return decisive === undefined ? Number.NEGATIVE_INFINITY : decisive + withinMs
}

/** Why no further code is mailed now, and how long that lasts; null where one may be. */
export function refusalOf(sent: Sent[], asking: Asking, now: Date): Refusal | null {
  const toMailbox = sent.filter(({ mailboxDigest }) => mailboxDigest === asking.mailboxDigest)
  const isHere = ({ askerDigest }: Sent) => askerDigest === asking.shownDigest
  const isNear = (one: Sent) => isHere(one) || one.networkDigest === asking.networkDigest
  const here = toMailbox.filter(isHere)
  const pause = { most: 1, withinMs: otp.resendMs }

  const lockMs = latestAt(now).getTime() + otp.lockMs
  const locks = here.map(({ lockedUntil }) => lockedUntil?.getTime() ?? 0)
  const lockedUntilMs = Math.max(0, ...locks.filter(untilMs => untilMs <= lockMs))
  const freeAgainMs = asking.isKnownDevice
    ? [
        freeAtMs(here, pause),
        freeAtMs(
          toMailbox.filter(({ isKnownDevice }) => isKnownDevice),
          sendCaps.knownDevices,
        ),
      ]
    : [
        freeAtMs(toMailbox.filter(isNear), pause),
        freeAtMs(here, sendCaps.browser),
        freeAtMs(toMailbox.filter(isNear), sendCaps.network),
        freeAtMs(toMailbox, sendCaps.mailbox),
        freeAtMs(sent.filter(isHere), sendCaps.anyMailbox),
      ]
  const isLocked = lockedUntilMs > now.getTime()
  const waitMs = Math.max(lockedUntilMs, ...freeAgainMs) - now.getTime()
  if (waitMs <= 0) return null
  return {
    reason: isLocked ? 'sign-in-locked' : 'too-many-requests',
    waitSeconds: Math.ceil(waitMs / 1000),
  }
}
