import { otp } from '@lithe/contracts/constants'
import { asMarkup, mailCard, mailPage, mailParagraph } from '../../doors/pages/mail-page.ts'
import type { Mail } from '../../ground/mail/mailers.ts'
import { asText, isolated, type Words } from '../../ground/ports/words.ts'
import { wordDevice } from '../device-name.ts'

const minutes = otp.lifeMs / 60_000

/** The subject begins with the code, visible in the list of emails. `device` is in stored form. */
export function codeMail(words: Words, code: string, device: string): Omit<Mail, 'to'> {
  const { title, heading, subject, opening, asked, askedUnknown, how, life, notMine } = words.mails.code
  const name = wordDevice(words, device)
  const askedIn = name === '' ? askedUnknown : asked({ device: name })
  const told = [askedIn, '', how, life({ minutes }), '', notMine, '', 'Lithe']
  const shown = isolated(code)
  return {
    language: words.language,
    subject: asText(words, subject({ code: shown })),
    text: asText(words, [opening({ code: shown }), ...told].join('\n')),
    html: mailPage(words, {
      title: asMarkup(title),
      heading: asMarkup(heading),
      content: [
        mailCard(code, 8),
        ...[askedIn, how, life({ minutes })].map(sentence => mailParagraph(asMarkup(sentence))),
        mailParagraph(asMarkup(notMine), 'soft'),
      ],
    }),
  }
}
