import type { Finding } from './finding.ts'

/** What a doctor says in the end, and whether nothing is in the way. */
export type Said = { ok: boolean; words: string }

const marks = { good: 'ok    ', note: 'note  ', wrong: 'WRONG ' } as const

export function reportFindings(findings: readonly Finding[], more: readonly string[] = []): Said {
  const lines = findings.map(({ is, words }) => `${marks[is]} ${words}`)
  return { ok: findings.every(({ is }) => is !== 'wrong'), words: [...lines, ...more].join('\n') }
}
