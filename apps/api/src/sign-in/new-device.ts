import type { SignInWay } from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { asMarkup, mailFacts, mailPage, mailParagraph } from '../doors/pages/mail-page.ts'
import type { Limits } from '../ground/limits/limits.ts'
import type { Mail, Mailer } from '../ground/mail/mailers.ts'
import type { Occurrence } from '../ground/ports/occurrence.ts'
import { type AllWords, asText, isolated, localeOf, type Words, wordsFor } from '../ground/ports/words.ts'
import { wordDevice } from './device-name.ts'

type NewSignIn = {
  at: Date
  /** Browser and system in stored form; empty when unknown. */
  device: string
  /** Null when a passkey was added instead of a sign-in. */
  way: SignInWay | null
}

/** Includes the time zone, since an email may be read anywhere. */
const momentIn = (words: Words, at: Date) =>
  new Intl.DateTimeFormat(localeOf(words), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(at)

const placeAt = (publicUrl: string | null) => (publicUrl === null ? null : `${publicUrl}/your-data`)

/** Says when, where, how, and what to do; links only to the device list, with no pictures or tracking. */
export function newDeviceMail(
  words: Words,
  { at, device, way }: NewSignIn,
  publicUrl: string | null,
): Omit<Mail, 'to'> {
  const { fact, newDevice, newKey } = words.mails
  const told = { ...newDevice, ...(way === null && newKey) }
  const facts: [string, string][] = [
    [told.when, told.moment({ moment: momentIn(words, at) })],
    [told.where, wordDevice(words, device) || told.unknown],
    ...(way === null ? [] : [[told.how, told.ways[way]] as [string, string]]),
  ]
  const place = placeAt(publicUrl)
  const notYou = place === null ? told.notYouWithout : told.notYou({ address: isolated(place) })
  const text = [
    told.opening,
    '',
    ...facts.map(([name, value]) => fact({ name, value })),
    '',
    told.wasIt,
    notYou,
    told.closeMailbox,
    '',
    'Lithe',
  ]
  return {
    language: words.language,
    subject: told.subject,
    text: asText(words, text.join('\n')),
    html: mailPage(words, {
      title: asMarkup(told.title),
      heading: asMarkup(told.heading),
      content: [
        mailParagraph(asMarkup(told.opening)),
        mailFacts(
          words,
          facts.map(([name, value]) => [asMarkup(name), asMarkup(value)] as const),
        ),
        mailParagraph(asMarkup(told.wasIt)),
        mailParagraph(asMarkup(notYou)),
        mailParagraph(asMarkup(told.closeMailbox), 'soft'),
      ],
    }),
  }
}

type NewDeviceNotice = NewSignIn & {
  to: string
  /** The account owner's language, if known; it may differ from the new device's. */
  language: string | null
  /** The account's digest, for the rate limit. */
  account: string
}

/** Notifies an account's owner of a sign-in from a new browser, or an added passkey. Never waits or throws. */
export type TellOfNewDevice = (notice: NewDeviceNotice) => void

type NoticeDeps = {
  mailer: Mailer
  limits: Limits
  words: AllWords
  publicUrl: string | null
  count: (occurrence: Occurrence) => void
  /** Delays before the second and third attempt. */
  waitsMs?: readonly number[]
}

const minuteMs = 60_000

/** Sends notices after the sign-in's response; pending email addresses are kept only in memory. */
export function newDeviceNotices(
  app: FastifyInstance,
  { mailer, limits, words, publicUrl, count, waitsMs = [minuteMs, 10 * minuteMs] }: NoticeDeps,
): TellOfNewDevice {
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()

  const run = (job: () => Promise<void>) => {
    const ended = job()
      .catch((error: unknown) => app.log.error({ err: error }, 'a notice of a sign-in could not be sent'))
      .finally(() => running.delete(ended))
    running.add(ended)
  }

  async function send(notice: NewDeviceNotice, tries: number): Promise<void> {
    const mail = newDeviceMail(wordsFor(words, { saved: notice.language }), notice, publicUrl)
    const posted = await mailer.send({ to: notice.to, ...mail })
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
