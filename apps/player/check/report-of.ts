import type { PhoneCheckWords } from '@lithe/words/phone-check'
import type { Finding, Group } from './finding.ts'

/** The findings as text to be sent on, one line each, in the order of the page. */
export function reportOf(words: PhoneCheckWords, findings: readonly Finding[]): string {
  const groups = Object.keys(words.groups) as Group[]
  const lines = groups.flatMap(group =>
    findings
      .filter(finding => finding.group === group)
      .map(({ line, state, value }) => `${words.lines[line]}: ${value} [${words.state[state]}]`),
  )
  return [words.title, ...lines].join('\n')
}
