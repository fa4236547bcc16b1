import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type MovementId, movementIds } from '@lithe/movements/catalog'
import { findChromium } from '../chromium/find-chromium.ts'
import { measureClips } from './measure-clips.ts'
import { printRows, printSummary, toJson, toSeriesCsv } from './print-results.ts'
import { findClips, findKnownClips } from './truth.ts'

const usage = `npm run accuracy -- --clips DIR [--truth DIR] [--json FILE] [--series DIR] [--fps N] [--movement ID] [--model full|lite]

Measures every DIR/**/*.mp4 through the shipped player and compares it with the .truth.json beside it.
  --truth DIR     where the truth stands when it is not beside the films; films without any are left out
  --json FILE     results, one object a clip
  --series DIR    joint angles per frame, one CSV a clip
  --fps N         leave frames out to get down to N frames per second, or to "half" of each film's own
  --movement ID   what a clip without truth shows: ${movementIds.join(', ')}
  --model NAME    pose model: full (default) or lite
  --at-once N     films measured beside each other (default: one a processor, four at most); changes no number`

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`)
  process.exit(2)
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        clips: { type: 'string' },
        truth: { type: 'string' },
        json: { type: 'string' },
        series: { type: 'string' },
        fps: { type: 'string' },
        movement: { type: 'string' },
        model: { type: 'string', default: 'full' },
        'at-once': { type: 'string', default: String(Math.min(4, availableParallelism())) },
      },
    })
    return values
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const isMovement = (text: string): text is MovementId => movementIds.some(id => id === text)

const given = readArguments()
const clipsFolder = given.clips ?? fail('Say where the clips are: --clips DIR')
const framesPerSecond = given.fps === undefined ? null : given.fps === 'half' ? 'half' : Number(given.fps)
if (framesPerSecond !== null && framesPerSecond !== 'half' && !(framesPerSecond > 0))
  fail('--fps needs a number above 0, or "half"')
if (given.movement !== undefined && !isMovement(given.movement))
  fail(`--movement "${given.movement}" is not known`)
const atOnce = Number(given['at-once'])
if (!Number.isInteger(atOnce) || atOnce < 1) fail('--at-once needs a whole number above 0')
if (given.model !== 'full' && given.model !== 'lite') fail('--model is full or lite')

if (!existsSync(clipsFolder)) fail(`There is no folder ${clipsFolder}`)
const clips = given.truth
  ? await findKnownClips(resolve(clipsFolder), resolve(given.truth))
  : await findClips(resolve(clipsFolder))
if (clips.length === 0) fail(`There is no .mp4 to measure below ${clipsFolder}`)

const results = await measureClips(clips, {
  chromiumPath: await findChromium(),
  framesPerSecond,
  movement: given.movement && isMovement(given.movement) ? given.movement : null,
  model: given.model === 'lite' ? 'lite' : 'full',
  needsSeries: given.series !== undefined,
  atOnce,
  onResult: result => printRows([result]),
})

if (given.json) await writeFile(given.json, `${JSON.stringify(results.map(toJson), null, 2)}\n`)
if (given.series) {
  await mkdir(given.series, { recursive: true })
  for (const result of results) await writeFile(join(given.series, `${result.name}.csv`), toSeriesCsv(result))
}
process.exitCode = printSummary(results) ? 0 : 1
