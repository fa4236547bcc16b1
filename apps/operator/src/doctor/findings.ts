/** One finding: good, worth knowing, or wrong. */
export type Finding = { is: 'good' | 'note' | 'wrong'; words: string }

export const good = (words: string): Finding => ({ is: 'good', words })
export const note = (words: string): Finding => ({ is: 'note', words })
export const wrong = (words: string): Finding => ({ is: 'wrong', words })

/** A doctor's output, and whether nothing is wrong. */
export type Said = { ok: boolean; words: string }

const marks = { good: 'ok    ', note: 'note  ', wrong: 'WRONG ' } as const

export function reportFindings(findings: readonly Finding[], more: readonly string[] = []): Said {
  const lines = findings.map(({ is, words }) => `${marks[is]} ${words}`)
  return { ok: findings.every(({ is }) => is !== 'wrong'), words: [...lines, ...more].join('\n') }
}
