import type { PhoneCheckWords } from '@lithe/words/phone-check'

export type Group = keyof PhoneCheckWords['groups']
export type LineName = keyof PhoneCheckWords['lines']

/** One line of the report; `told` is neither good nor bad. */
export type Finding = {
  group: Group
  line: LineName
  state: keyof PhoneCheckWords['state']
  value: string
}

export const errorName = (error: unknown): string => (error instanceof Error ? error.name : String(error))

/** The findings as shareable text, one line each, in page order. */
export function reportOf(words: PhoneCheckWords, findings: readonly Finding[]): string {
  const groups = Object.keys(words.groups) as Group[]
  const lines = groups.flatMap(group =>
    findings
      .filter(finding => finding.group === group)
      .map(({ line, state, value }) => `${words.lines[line]}: ${value} [${words.state[state]}]`),
  )
  return [words.title, ...lines].join('\n')
}
