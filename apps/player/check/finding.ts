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

/** What failed, by the name that browsers give it. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : String(error))
