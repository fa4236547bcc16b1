/** One thing a doctor looked at: as it should be, worth knowing, or in the way. */
export type Finding = { is: 'good' | 'note' | 'wrong'; words: string }

export const good = (words: string): Finding => ({ is: 'good', words })
export const note = (words: string): Finding => ({ is: 'note', words })
export const wrong = (words: string): Finding => ({ is: 'wrong', words })
