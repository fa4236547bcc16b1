import { otp } from '@lithe/contracts/constants'
import { codeMailPage } from './code-mail-page.ts'
import type { Mail } from './mailer.ts'

const minutes = otp.lifeMs / 60_000

/** Read in the list of mails already: the code stands at the front of the subject. */
export function codeMail(code: string): Omit<Mail, 'to'> {
  const life = `It is good for ${minutes} minutes and for one sign-in.`
  const how = 'Type these six digits on the page where you asked for them. There is no link to press.'
  const notMine =
    'You did not ask for a code? Then do nothing: without these digits nobody gets in. Never tell them to anyone; we will not ask for them.'
  const text = [`Your Lithe sign-in code is ${code}`, '', how, life, '', notMine, '', 'Lithe'].join('\n')
  return {
    subject: `${code} is your Lithe sign-in code`,
    text,
    html: codeMailPage({ code, how, life, notMine }),
  }
}
