import { otp } from '@lithe/contracts/constants'
import type { SignInCode } from '../../ground/db/schema/sign-in.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

type Cap = { most: number; withinMs: number }

/** Limits on emailed codes: enough where email is slow, too few to flood a mailbox or guess by. */
export const sendCaps = {
  /** To one mailbox, requested in one browser. */
  browser: { most: 8, withinMs: dayMs },
  /** To one mailbox, requested in one network. */
  network: { most: 12, withinMs: dayMs },
  /** To one mailbox, from all callers but known devices. */
  mailbox: { most: 24, withinMs: dayMs },
  /** To known devices, which strangers cannot use up. */
  knownDevices: { most: 12, withinMs: dayMs },
  /** From one browser, to any mailboxes; does not affect others on its network. */
  anyMailbox: { most: 20, withinMs: hourMs },
} as const satisfies Record<string, Cap>

/** How long a code counts towards the caps. */
export const sendsKeptMs = dayMs

/** Latest plausible timestamp; anything later was written under a wrong clock. */
export const latestAt = (now: Date) => new Date(now.getTime() + 60_000)

type Sent = Pick<
  SignInCode,
  'mailboxDigest' | 'askerDigest' | 'networkDigest' | 'isKnownDevice' | 'sentAt' | 'lockedUntil'
>

export type Asking = {
  mailboxDigest: string
  networkDigest: string
  /** Digest of the browser's mark, or null. */
  shownDigest: string | null
  isKnownDevice: boolean
  /** Proof of work for this code; `due` if required however few were sent. */
  work: 'done' | 'due' | 'none'
}

/** Codes per mailbox and day without proof of work. */
const sentForNothing = 2

/** Whether the next code needs proof of work; known devices never do. */
export const needsWork = (
  sent: Pick<SignInCode, 'mailboxDigest'>[],
  { mailboxDigest, isKnownDevice, work }: Asking,
) =>
  !isKnownDevice &&
  work !== 'done' &&
  (work === 'due' || sent.filter(one => one.mailboxDigest === mailboxDigest).length >= sentForNothing)

export type Refusal = { reason: 'too-many-requests' | 'sign-in-locked'; waitSeconds: number }

/** When a cap next has room; in the past if it has room now. */
function freeAtMs(sent: Sent[], { most, withinMs }: Cap): number {
  const times = sent.map(({ sentAt }) => sentAt.getTime()).sort((one, other) => other - one)
  const decisive = times[most - 1]
  return decisive === undefined ? Number.NEGATIVE_INFINITY : decisive + withinMs
}

/** Returns why no code may be emailed now, and for how long; else null. */
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
