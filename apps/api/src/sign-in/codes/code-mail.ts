import { otp } from '@lithe/contracts/constants'
import type { Mail } from '../../mail/mailers.ts'
import { mailCard, mailPage, mailParagraph } from '../../pages/mail-page.ts'

type Words = { code: string; asked: string; how: string; life: string; notMine: string }

const codeMailPage = ({ code, asked, how, life, notMine }: Words) =>
  mailPage({
    title: 'Your Lithe sign-in code',
    heading: 'Your sign-in code',
    content: [
      mailCard(code, 8),
      mailParagraph(asked),
      mailParagraph(how),
      mailParagraph(life),
      mailParagraph(notMine, 'soft'),
    ],
  })

const minutes = otp.lifeMs / 60_000

/** Read in the list of mails already: the code stands at the front of the subject. */
export function codeMail(code: string, device: string): Omit<Mail, 'to'> {
  const asked = `Asked for in ${device || 'a browser that does not say what it is'}.`
  const life = `It is good for ${minutes} minutes, for one sign-in, and only in the browser where it was asked for.`
  const how = 'Type these six digits on the page where you asked for them. There is no link to press.'
  const notMine =
    'Was that not you? Then do nothing: without these digits nobody gets in. We never ask for this code, not by phone, not in a message. Tell it to nobody, whoever they say they are.'
  const text = [`Your Lithe sign-in code is ${code}`, asked, '', how, life, '', notMine, '', 'Lithe']
  return {
    subject: `${code} is your Lithe sign-in code`,
    text: text.join('\n'),
    html: codeMailPage({ code, asked, how, life, notMine }),
  }
}
