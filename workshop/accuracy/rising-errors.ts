import { createRises, inSeconds } from '@lithe/movements'
import { type Rising, risingParts } from '@lithe/movements/catalog'
import { degrees } from '@lithe/pose'
import type { ClipResult } from './clip-result.ts'
import type { Truth } from './truth.ts'

/** The most accurate setting: a side view. */
const exactly = { level: 'good', view: 'side', framesPerSecond: 1000 } as const

/** Knee angles that define a rise. */
const way = { standing: { closed: 90, open: 150 }, seat: { closed: 122, open: 155 } }

/** True rising of a film's joints; leaves out the trunk if it has no data. */
function trueRising({ movement, variant, frames = [] }: Truth): Rising | null {
  if (movement !== 'squat') return null
  const start = variant === 'seated' ? 'seat' : 'standing'
  const { closed, open } = way[start]
  const rises = createRises(start)
  let reps = 0
  let isDown = start === 'seat'
  for (const { t, kneeLeft, kneeRight, hip } of frames) {
    const knee = (kneeLeft + kneeRight) / 2
    if (knee <= closed) isDown = true
    if (isDown && knee >= open) {
      reps += 1
      isDown = false
    }
    rises.observe({ seconds: inSeconds(t), knee: degrees(knee), hip: degrees(hip), lean: null }, reps)
  }
  return rises.result(exactly)
}

const risingOf = ({ measured }: ClipResult) =>
  measured?.ok && 'rising' in measured.measurement ? (measured.measurement.rising ?? null) : null

/** Markdown: rising metrics with their stated and actual errors. */
export function risingErrorsTable(results: readonly ClipResult[]): string[] {
  const rows = results.flatMap(result => {
    const told = risingOf(result)
    if (!told) return []
    const known = result.truth && trueRising(result.truth)
    const cells = risingParts.map(part => {
      const [one, truth] = [told[part], known?.[part]]
      if (!one) return ''
      const said = `${one.value.toFixed(1)} ± ${one.error.toFixed(1)}`
      return truth ? `${said} (${(one.value - truth.value).toFixed(1)})` : said
    })
    const { clip, condition, truth } = result
    const view = [truth?.view, truth?.viewDegrees ?? undefined].filter(part => part !== undefined).join(' ')
    return [`| ${[clip, view, condition.name, ...cells].join(' | ')} |`]
  })
  if (rows.length === 0) return []
  const head = ['clip', 'view', 'condition', ...risingParts]
  return [
    '### How one rises',
    '',
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
  ]
}
