import { quantile } from './caller.ts'
import type { LoadMeasured, StageFigures } from './measure-load.ts'

const median = (values: readonly number[]) => quantile(values, 0.5)

const stageNames = ['bare', 'upload', 'report', 'read-report', 'begin', 'visits', 'visits-at-half']

const of = ({ stages }: LoadMeasured, name: string) => stages.filter(({ stage }) => stage === name)

const medianOf = (stages: readonly StageFigures[], of: (stage: StageFigures) => number) =>
  median(stages.map(of))

/** CPU milliseconds per call over all processes except the caller. */
const costOf = (stages: readonly StageFigures[]) =>
  medianOf(stages, ({ serverCpuMs, databaseCpuMs }) => serverCpuMs + databaseCpuMs)

/** Throughput of a stage relative to the bare server, median over rounds. */
const ratioToBare = (measured: LoadMeasured, name: string): number =>
  medianOf(of(measured, name), ({ callsPerSecond }) => callsPerSecond) /
  medianOf(of(measured, 'bare'), ({ callsPerSecond }) => callsPerSecond)

function stageLine(measured: LoadMeasured, name: string): string {
  const stages = of(measured, name)
  const perSecond = medianOf(stages, ({ callsPerSecond }) => callsPerSecond)
  const cost = (ms: number) => `${ms.toFixed(2)} ms`
  return [
    name.padEnd(15),
    `${perSecond.toFixed(0).padStart(6)} calls/s`,
    `${ratioToBare(measured, name).toFixed(3).padStart(7)} of bare`,
    // On a shared machine, cost says more than throughput.
    `${(costOf(of(measured, 'bare')) / costOf(stages)).toFixed(3).padStart(7)} by CPU`,
    `   CPU a call: server ${cost(medianOf(stages, ({ serverCpuMs }) => serverCpuMs))}`,
    `database ${cost(medianOf(stages, ({ databaseCpuMs }) => databaseCpuMs))}`,
  ].join('  ')
}

function doorLines(measured: LoadMeasured, name: string): string[] {
  const stages = of(measured, name)
  const doors = Object.keys(stages[0]?.doors ?? {})
  const milliseconds = (door: string, which: 'p50Ms' | 'p99Ms') =>
    medianOf(stages, ({ doors }) => doors[door]?.[which] ?? 0)
      .toFixed(1)
      .padStart(8)
  return doors.map(door => `  ${door.padEnd(15)}${milliseconds(door, 'p50Ms')}${milliseconds(door, 'p99Ms')}`)
}

function statementLines({ statements }: LoadMeasured): string[] {
  if (statements === null) return []
  return (['upload', 'report'] as const).map(door => {
    const { statements: asked, writingCommits, unprepared } = statements[door]
    const each = (count: number) => (count / statements.calls[door]).toFixed(2)
    return `${door}: ${each(asked)} statements, ${each(writingCommits)} of them commits that write, ${each(unprepared)} unprepared`
  })
}

/** Formats results for a terminal, as medians over rounds. */
export const loadLines = (measured: LoadMeasured): string[] => [
  '',
  ...stageNames.map(name => stageLine(measured, name)),
  '',
  'At full load, by door:      p50     p99 ms',
  ...doorLines(measured, 'visits'),
  'At half of it:              p50     p99 ms',
  ...doorLines(measured, 'visits-at-half'),
  '',
  ...statementLines(measured),
]
