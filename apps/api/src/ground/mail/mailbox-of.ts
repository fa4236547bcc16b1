import { domainToASCII, domainToUnicode } from 'node:url'

export type Mailbox = {
  /** Canonical spelling for emails and codes: the domain in ASCII. */
  address: string
  /** Key for counting emails: the mailbox without its tag. */
  counted: string
  /** Spellings an account may be stored under, the given one first. */
  names: [string, ...string[]]
}

const invisible = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u
const label = /^[\w-]{1,63}$/
const isLabel = (part: string) => label.test(part)

/** Null when the domain does not map to itself in DNS, or is invalid. */
function asciiDomain(written: string): string | null {
  const ascii = domainToASCII(written)
  if (ascii !== written && domainToUnicode(ascii) !== written) return null
  const labels = ascii.split('.')
  return labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '') ? ascii : null
}

const gmail = /^(gmail|googlemail)\.com$/

/** Gmail ignores dots, and most services deliver `rosa+walks` to `rosa`. */
function boxOf(local: string, domain: string): string {
  const [untagged = ''] = local.split('+')
  const box = untagged === '' ? local : untagged
  return gmail.test(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}

/**
 * Resolves a lower-case email address to its mailbox; null for deceptive addresses, whose invisible or
 * reinterpreted characters would let many addresses reach one mailbox.
 */
export function mailboxOf(email: string): Mailbox | null {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const written = email.slice(at + 1)
  if (local !== local.normalize('NFKC') || invisible.test(local)) return null
  const domain = asciiDomain(written)
  if (domain === null) return null
  const address = `${local}@${domain}`
  const others = [address, `${local}@${domainToUnicode(domain)}`].filter(other => other !== email)
  return { address, counted: boxOf(local, domain), names: [email, ...new Set(others)] }
}
