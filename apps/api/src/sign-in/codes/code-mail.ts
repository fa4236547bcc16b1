import { otp } from '@lithe/contracts/constants'
import type { Mail } from '../../mail/mailer.ts'
import { codeMailPage } from './code-mail-page.ts'

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
