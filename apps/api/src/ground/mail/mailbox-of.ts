import { domainToASCII, domainToUnicode } from 'node:url'

export type Mailbox = {
  /** The one spelling that codes are kept under and mails are sent to: its domain in ASCII. */
  address: string
  /** What mails are counted for: the box itself, whatever tag an address of it carries. */
  counted: string
  /** Every spelling an account may stand under, the one that was given first. */
  names: [string, ...string[]]
}

const unseenOrLookalike = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u
const label = /^[\w-]{1,63}$/
const isName = (part: string) => label.test(part)

/** Null where the name service would understand another domain than the one that is written, or none. */
function asciiDomain(written: string): string | null {
  const ascii = domainToASCII(written)
  if (ascii !== written && domainToUnicode(ascii) !== written) return null
  const labels = ascii.split('.')
  return labels.every(isName) && !/^\d+$/.test(labels.at(-1) ?? '') ? ascii : null
}

const gmail = /^(gmail|googlemail)\.com$/

/** Gmail reads over dots, and most services deliver `rosa+walks` to `rosa`. */
function boxOf(local: string, domain: string): string {
  const [untagged = ''] = local.split('+')
  const box = untagged === '' ? local : untagged
  return gmail.test(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}

/**
 * The mailbox behind an address in lower case; null where the address is not what it looks like: signs that are not
 * seen or that a mail server would take for others would make one box out of many addresses.
 */
export function mailboxOf(email: string): Mailbox | null {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const written = email.slice(at + 1)
  if (local !== local.normalize('NFKC') || unseenOrLookalike.test(local)) return null
  const domain = asciiDomain(written)
  if (domain === null) return null
  const address = `${local}@${domain}`
  const others = [address, `${local}@${domainToUnicode(domain)}`].filter(other => other !== email)
  return { address, counted: boxOf(local, domain), names: [email, ...new Set(others)] }
}
