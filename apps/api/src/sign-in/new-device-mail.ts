import type { SignInWay } from '@lithe/contracts/api'
import type { Mail } from '../mail/mailer.ts'
import { escaped } from '../pages/escaped.ts'
import { mailFacts, mailPage, mailParagraph } from '../pages/mail-page.ts'

export type NewSignIn = {
  at: Date
  /** Browser and system in a few words; empty where the browser told none. */
  device: string
  way: SignInWay
}

/** A mail is read anywhere, so the time says of where it is. */
const moment = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
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
export function newDeviceMail({ at, device, way }: NewSignIn, publicUrl: string | null): Omit<Mail, 'to'> {
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
