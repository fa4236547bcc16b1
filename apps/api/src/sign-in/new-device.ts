import type { SignInWay } from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../limits/limits.ts'
import type { Mail, Mailer } from '../mail/mailers.ts'
import { escaped, mailFacts, mailPage, mailParagraph } from '../pages/mail-page.ts'
import type { Occurrence } from '../ports/occurrence.ts'

type NewSignIn = {
  at: Date
  /** Browser and system in a few words; empty where the browser told none. */
  device: string
  way: SignInWay
}

/** A mail is read anywhere, so the time says of where it is. */
const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

const wayWords: Record<SignInWay, string> = {
  'email-code': 'By a code that we mailed to this address',
  google: 'With Google',
  telegram: 'Through Telegram',
  passkey: 'With a fingerprint, a face or a screen lock',
}

const wasItYou = 'Was it you? Then there is nothing to do.'
const notMine = 'Was it not you? Sign that device out:'
const closeMailbox =
  'Then change the password of your mailbox: whoever reads your mail can sign in with a code. We never ask you for a code or a password.'

const placeAt = (publicUrl: string | null) => (publicUrl === null ? null : `${publicUrl}/your-data`)
const howWithoutPlace = 'Open Lithe, press “Your data” and look at “Where you are signed in”.'

/** Says when, where and how, and what to do; no link but to one's own devices, no picture, nothing that counts readers. */
function newDeviceMail({ at, device, way }: NewSignIn, publicUrl: string | null): Omit<Mail, 'to'> {
  const facts = [
    ['When', `${moment.format(at)} UTC`],
    ['Where', device || 'A browser that did not tell its name'],
    ['How', wayWords[way]],
  ] as const
  const place = placeAt(publicUrl)
  const link = place && `<a href="${escaped(place)}" style="color:inherit">${escaped(place)}</a>`
  return {
    subject: 'Somebody signed in to your Lithe account',
    text: [
      'Somebody signed in to your Lithe account in a browser that we had not seen before.',
      '',
      ...facts.map(([name, value]) => `${name}: ${value}`),
      '',
      wasItYou,
      `${notMine} ${place ?? howWithoutPlace}`,
      closeMailbox,
      '',
      'Lithe',
    ].join('\n'),
    html: mailPage({
      title: 'A new sign-in to your Lithe account',
      heading: 'A new sign-in',
      content: [
        mailParagraph('Somebody signed in to your Lithe account in a browser that we had not seen before.'),
        mailFacts(facts.map(([name, value]) => [name, escaped(value)] as const)),
        mailParagraph(wasItYou),
        mailParagraph(`${notMine} ${link ?? howWithoutPlace}`),
        mailParagraph(closeMailbox, 'soft'),
      ],
    }),
  }
}

type NewDeviceNotice = NewSignIn & {
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
