import type { FastifyInstance } from 'fastify'
import type { Limits } from '../limits/database-limits.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Occurrence } from '../ports/occurrence.ts'
import { type NewSignIn, newDeviceMail } from './new-device-mail.ts'

export type NewDeviceNotice = NewSignIn & {
  to: string
  /** The account's digest, which the mails are counted for. */
  account: string
}

/** Tells an account's owner of a sign-in in a browser they have not used before. Comes back at once, and never fails. */
export type TellOfNewDevice = (notice: NewDeviceNotice) => void

type NoticeDeps = {
  mailer: Mailer
  limits: Limits
  publicUrl: string | null
  count: (occurrence: Occurrence) => void
  /** How long to wait before the second try, and the third. */
  waitsMs?: readonly number[]
}

const minuteMs = 60_000

/** Mails after the sign-in has been answered. An address that is waited with lies in memory, and nowhere else. */
export function newDeviceNotices(
  app: FastifyInstance,
  { mailer, limits, publicUrl, count, waitsMs = [minuteMs, 10 * minuteMs] }: NoticeDeps,
): TellOfNewDevice {
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()

  const run = (job: () => Promise<void>) => {
    const ended = job()
      .catch((error: unknown) => app.log.error({ err: error }, 'somebody could not be told of a sign-in'))
      .finally(() => running.delete(ended))
    running.add(ended)
  }

  async function send(notice: NewDeviceNotice, tries: number): Promise<void> {
    const posted = await mailer.send({ to: notice.to, ...newDeviceMail(notice, publicUrl) })
    if (posted.ok) return count('notice-sent')
    app.log.warn({ reason: posted.reason, tries: tries + 1 }, 'a notice of a sign-in could not be mailed')
    const waitMs = waitsMs[tries]
    if (waitMs === undefined) return count('notice-given-up')
    const timer = setTimeout(() => {
      timers.delete(timer)
      run(() => send(notice, tries + 1))
    }, waitMs)
    timer.unref()
    timers.add(timer)
  }

  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(running)
  })
  return notice =>
    run(async () => {
      if ((await limits('notice', notice.account)).isAllowed) await send(notice, 0)
    })
}
