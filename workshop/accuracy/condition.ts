import { z } from 'zod'
import { asFilmed } from '../pages/film-condition.ts'
import type { Clip } from './truth.ts'

/** Conditions under which a film is measured, with its truth unchanged. */
export const Condition = z.object({
  name: z.string(),
  /** Drops frames to reach this rate; null keeps all. */
  framesPerSecond: z.union([z.number(), z.literal('half')]).nullable(),
  rollDegrees: z.number(),
  light: z.enum(['as-filmed', 'dim']),
  /** 'near' and 'far' go as close and as far as the body in the film allows. */
  scale: z.union([z.number(), z.enum(['near', 'far'])]),
})
export type Condition = z.infer<typeof Condition>

export const plain: Condition = {
  name: 'plain',
  framesPerSecond: null,
  rollDegrees: asFilmed.rollDegrees,
  light: asFilmed.light,
  scale: asFilmed.scale,
}

const parts = {
  plain: {},
  'roll-left': { rollDegrees: -4 },
  'roll-right': { rollDegrees: 4 },
  dim: { light: 'dim' },
  far: { scale: 'far' },
  near: { scale: 'near' },
  '15fps': { framesPerSecond: 15 },
  '20fps': { framesPerSecond: 20 },
  '30fps': { framesPerSecond: 30 },
} as const satisfies Record<string, Partial<Condition>>
type Part = keyof typeof parts

export const conditionNames = Object.keys(parts) as Part[]
const isPart = (text: string): text is Part => text in parts

/** Parses one or more conditions joined by "+", like "dim+roll-left"; null if a word is unknown. */
export function conditionNamed(name: string): Condition | null {
  const words = name.split('+')
  if (!words.every(isPart)) return null
  return Object.assign({ ...plain }, ...words.map(word => parts[word]), { name })
}

const named = (name: string): Condition => conditionNamed(name) ?? plain

/** All conditions. Changes of the image are combined with a low frame rate: harder, in a third of the time. */
export const allConditions = [
  'dim+roll-right+15fps',
  'far+roll-left+15fps',
  'near+15fps',
  '15fps',
  '20fps',
  '30fps',
].map(named)

/** Everything that differs in another home, in combinations few enough to interpret a failure. */
const inTurn = ['roll-right+15fps', 'dim+roll-left+15fps', 'far+15fps', 'near+15fps', 'roll-left+15fps'].map(
  named,
)

/** Films of real people, and drawn films of at most 20 fps, are measured as filmed. */
const usual = ({ truth }: Clip) =>
  truth?.kind === 'film' || (truth?.fps ?? 0) <= 20 ? plain : named('15fps')

/**
 * Lists each film once, faster drawn films at 15 fps, and for each movement the shortest film, preferably measurable,
 * under one extra condition, so that all movements and conditions are covered.
 */
export function conditionsInTurn(clips: readonly Clip[]): Condition[][] {
  const further = new Map<Clip, Condition>()
  let turn = 0
  for (const movement of [...new Set(clips.map(movementOf))].sort()) {
    const [shortest] = clips
      .filter(clip => movementOf(clip) === movement)
      .sort((a, b) => Number(isRefused(a)) - Number(isRefused(b)) || secondsOf(a) - secondsOf(b))
    const condition = inTurn
      .map((_, step) => inTurn[(turn + step) % inTurn.length])
      .find(one => shortest && one && whyNot(one, shortest) === null)
    if (shortest && condition) further.set(shortest, condition)
    turn += 1
  }
  return clips.map(clip => {
    const condition = further.get(clip)
    return condition ? [usual(clip), condition] : [usual(clip)]
  })
}

const secondsOf = ({ truth }: Clip) => truth?.seconds ?? Number.POSITIVE_INFINITY
const isRefused = ({ truth }: Clip) => truth?.expected.reason !== undefined
const movementOf = ({ truth }: Clip) => truth?.movement ?? 'none'

/** Whether only the frame rate differs from the film's. */
export const isOnlyRate = ({ rollDegrees, light, scale }: Condition) =>
  rollDegrees === plain.rollDegrees && light === plain.light && scale === plain.scale

const framingReasons: readonly (string | undefined)[] = ['feet-out-of-frame', 'body-out-of-frame']

/** Why a film is meaningless under a condition; otherwise null. */
export function whyNot(condition: Condition, { truth }: Clip): string | null {
  const { framesPerSecond, scale } = condition
  if (scale !== asFilmed.scale && framingReasons.includes(truth?.expected.reason))
    return 'what it shows is how it is framed'
  const filmed = truth?.fps
  if (typeof framesPerSecond !== 'number' || filmed === undefined) return null
  if (filmed < framesPerSecond - 0.5) return `it has ${filmed} fps`
  const isItsOwn = filmed < framesPerSecond + 0.5
  return isItsOwn && isOnlyRate(condition) ? 'it is its own rate' : null
}
