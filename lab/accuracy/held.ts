import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { root } from '../../tools/bootstrap/root.mjs'
import { fingerprintOf } from '../../tools/builds/fingerprint.ts'
import type { Condition } from './condition.ts'
import type { Clip } from './truth.ts'

/** Everything that a figure measured on a film can depend on, packages of others by the lockfile. */
const measuringSources = [
  'apps/player/pose-engine',
  'apps/player/src/engine',
  'apps/player/src/measuring',
  'apps/player/src/state',
  'apps/player/src/testing',
  'apps/player/src/words',
  'lab/accuracy',
  'lab/browsers',
  'lab/commands',
  'lab/pages',
  'lab/vite.config.ts',
  'package-lock.json',
  'packages/choreography/films',
  'packages/contracts/src/player',
  'packages/movements',
  'packages/pose',
  'packages/scoring',
  // What is heard at the end of the stand.
  'packages/words/messages/en/stage.json',
  'tools/chromium',
]

/** What was within the bar when it was last measured, and the sources it was measured by. */
const Held = z.object({
  sources: z.string(),
  measuredOn: z.iso.date(),
  /** By the hash of film, truth and condition: the clip and the condition, to be read. */
  films: z.record(z.string(), z.string()),
  /** Whether the stand of a minute and two was watched as well. */
  hasStand: z.boolean(),
})

export const sourcesNow = () => fingerprintOf(root, measuringSources)

const keyOf = ({ file, truth }: Clip, condition: Condition) =>
  createHash('sha256').update(readFileSync(file)).update(JSON.stringify({ truth, condition })).digest('hex')

/** The record in `file` where it is of these very sources, else null. */
export function readHeld(file: string, sources = sourcesNow()) {
  if (!existsSync(file)) return null
  const held = Held.parse(JSON.parse(readFileSync(file, 'utf8')))
  return held.sources === sources ? held : null
}
type HeldFilms = Pick<z.infer<typeof Held>, 'films'>

/** Films of one movement under more than one condition are its shortest: they are measured in any case. */
export function conditionsLeft(
  clips: readonly Clip[],
  conditions: readonly (readonly Condition[])[],
  held: HeldFilms,
): (readonly Condition[])[] {
  return conditions.map((all, index) => {
    const clip = clips[index]
    const isHeld = clip && all.length === 1 && all.every(condition => keyOf(clip, condition) in held.films)
    return isHeld ? [] : all
  })
}

/** Writes that all of `measured` was within the bar, by `sources` as they were when the first film began. */
export function writeHeld(
  file: string,
  measured: readonly (Clip & { condition: Condition })[],
  sources: string,
) {
  const films = measured
    .map(clip => [keyOf(clip, clip.condition), `${clip.clip}, ${clip.condition.name}`] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
  const measuredOn = new Date().toISOString().slice(0, 10)
  write(file, { sources, measuredOn, hasStand: false, films: Object.fromEntries(films) })
}

/** Adds to the record of these very sources that the stand was watched. */
export function writeStandHeld(file: string) {
  const held = readHeld(file)
  if (!held) throw new Error(`${file} is of other sources: measure the films first`)
  write(file, { ...held, hasStand: true })
}

const write = (file: string, held: z.infer<typeof Held>) =>
  writeFileSync(file, `${JSON.stringify(held, null, 2)}\n`)
