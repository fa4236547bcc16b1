/** One thing the doctor looked at: as it should be, worth knowing, or in the way of taking money. */
export type Finding = { is: 'good' | 'note' | 'wrong'; words: string }

export const good = (words: string): Finding => ({ is: 'good', words })
export const note = (words: string): Finding => ({ is: 'note', words })
export const wrong = (words: string): Finding => ({ is: 'wrong', words })
