import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type MovementId, movementIds } from '@lithe/movements/catalog'
import { Misused } from '../../tools/run/command.ts'
import { type BrowserEngine, browserEngines } from '../browsers/lab-page.ts'
import {
  allConditions,
  type Condition,
  conditionNamed,
  conditionNames,
  conditionsInTurn,
  plain,
} from './condition.ts'
import { tableKeys } from './tables.ts'
import type { Clip } from './truth.ts'

/** Exits with a reason and the usage. */
export function fail(message: string): never {
  throw new Misused(message)
}

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    options: {
      clips: { type: 'string', multiple: true },
      'from-recordings': { type: 'string' },
      nothing: { type: 'boolean', default: false },
      lateness: { type: 'boolean', default: false },
      truth: { type: 'string' },
      json: { type: 'string' },
      markdown: { type: 'string' },
      by: { type: 'string' },
      series: { type: 'string' },
      recordings: { type: 'string' },
      resume: { type: 'boolean', default: false },
      fps: { type: 'string' },
      roll: { type: 'string' },
      light: { type: 'string' },
      scale: { type: 'string' },
      conditions: { type: 'string' },
      movement: { type: 'string' },
      engine: { type: 'string', default: 'chromium' },
      model: { type: 'string', default: 'full' },
      shortest: { type: 'boolean', default: false },
      'at-once': { type: 'string', default: String(Math.min(4, availableParallelism())) },
    },
  }).values

type Given = ReturnType<typeof parse>

const isMovement = (text: string): text is MovementId => movementIds.some(id => id === text)

function readRate(text: string | undefined): Condition['framesPerSecond'] {
  if (text === undefined) return null
  if (text === 'half') return text
  return Number(text) > 0 ? Number(text) : fail('--fps needs a number above 0, or "half"')
}

function readNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  return Number.isFinite(Number(text)) ? Number(text) : fail(`--${name} needs a number`)
}

function conditionGiven({ fps, roll, light, scale }: Given): Condition {
  if (light !== undefined && light !== 'dim') fail('--light is dim, or left out')
  const size = readNumber('scale', scale, 1)
  if (size < 0.3 || size > 3) fail('--scale is from 0.3 to 3')
  const words = Object.entries({ fps, roll, light, scale })
    .filter(([, word]) => word !== undefined)
    .map(([name, word]) => `${name} ${word}`)
  return {
    name: words.join(', ') || plain.name,
    framesPerSecond: readRate(fps),
    rollDegrees: readNumber('roll', roll, 0),
    light: light === 'dim' ? 'dim' : 'as-filmed',
    scale: size,
  }
}

function readConditions(given: Given): (clips: readonly Clip[]) => Condition[][] {
  const { conditions } = given
  const alone = conditionGiven(given)
  if (conditions === undefined) return clips => clips.map(() => [alone])
  if (alone.name !== plain.name) fail('--conditions takes the place of --fps, --roll, --light and --scale')
  if (conditions === 'in-turn') return conditionsInTurn
  const all =
    conditions === 'all'
      ? allConditions
      : conditions
          .split(',')
          .map(
            name =>
              conditionNamed(name) ??
              fail(`--conditions: "${name}" is not known; ${conditionNames.join(', ')}`),
          )
  return clips => clips.map(() => [plain, ...all.filter(({ name }) => name !== plain.name)])
}

const enginesGiven = ({ engine }: Given): readonly BrowserEngine[] =>
  engine === 'all'
    ? browserEngines
    : [browserEngines.find(one => one === engine) ?? fail(`--engine is ${browserEngines.join(', ')} or all`)]

/** Parses the arguments; exits with the reason if they are invalid. */
export function readArguments(words: readonly string[]) {
  const given = parse(words)
  const { movement, model } = given
  if (movement !== undefined && !isMovement(movement))
    return fail(`--movement is one of ${movementIds.join(', ')}`)
  if (model !== 'full' && model !== 'lite') return fail('--model is full or lite')
  const by = given.by ?? null
  if (by !== null && !tableKeys.includes(by)) return fail(`--by is one of ${tableKeys.join(', ')}`)
  const atOnce = Number(given['at-once'])
  if (!Number.isInteger(atOnce) || atOnce < 1) return fail('--at-once needs a whole number above 0')
  if (given.resume && given.recordings === undefined) fail('--resume needs --recordings DIR')
  if (given.nothing && given.clips !== undefined && given.recordings === undefined)
    fail('--nothing of films needs --recordings DIR')
  if (given.lateness && given['from-recordings'] === undefined) fail('--lateness needs --from-recordings DIR')
  const engines = enginesGiven(given)
  if (engines.length > 1 && (given.series !== undefined || given.recordings !== undefined))
    fail('--series and --recordings are of one engine')
  const clipsFolders = given.clips ?? []
  const recordingsFolder = given['from-recordings'] ?? null
  const shown = [clipsFolders.length > 0, recordingsFolder !== null].filter(Boolean).length
  if (shown !== 1 && !(given.nothing && shown === 0))
    return fail('Say where the clips are: --clips DIR, or --from-recordings DIR; or --nothing')
  return {
    ...given,
    engines,
    clipsFolders,
    recordingsFolder,
    conditionsOf: readConditions(given),
    by,
    movement: movement ?? null,
    model,
    atOnce,
  } as const
}
