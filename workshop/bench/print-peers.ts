import { beginningAndEndOf, type MemoryReport } from './memory.ts'
import type { PeerReport } from './peers.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[][]) => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
  '',
]

/** Markdown: speed, load time, and fraction of correct numbers. */
export const peersTable = (reports: readonly PeerReport[]): string[] =>
  table(
    ['engine', 'fps', 'ms per frame', 'load, ms', 'within tolerance'],
    reports.map(({ name, loadMs, msPerPicture, results }) => [
      name,
      (1000 / msPerPicture).toFixed(1),
      msPerPicture.toFixed(1),
      loadMs.toFixed(0),
      `${results.filter(({ ok }) => ok).length} of ${results.length}`,
    ]),
  )

/** Markdown: each engine's result per film. */
export function peerResultsTable(reports: readonly PeerReport[]): string[] {
  const clips = [...new Set(reports.flatMap(({ results }) => results.map(({ clip }) => clip)))]
  const cell = (report: PeerReport, clip: string) =>
    report.results
      .filter(result => result.clip === clip)
      .map(({ said, ok }) => (ok ? said : `**${said}**`))
      .join('; ')
  return table(
    ['film', ...reports.map(({ name }) => name)],
    clips.map(clip => [clip, ...reports.map(report => cell(report, clip))]),
  )
}

/** Markdown: megabytes at beginning and end. */
export const memoryTable = (reports: readonly MemoryReport[]): string[] =>
  table(
    ['engine', 'minutes', 'frames', 'page heap, MB', 'all processes, MB'],
    reports.map(report => {
      const spans = (['heap', 'resident'] as const).map(of => {
        const { beginning, end } = beginningAndEndOf(report, of)
        return `${beginning.toFixed(1)} → ${end.toFixed(1)}`
      })
      const minutes = report.samples.at(-1)?.minute ?? 0
      return [report.name, String(minutes), String(report.pictures), ...spans]
    }),
  )
