import { z } from 'zod'
import { asFilmed } from '../pages/film-condition.ts'
import type { Clip } from './truth.ts'

/** What a film is measured under; its truth stays the same. */
export const Condition = z.object({
  name: z.string(),
  /** Pictures are left out to get down to this rate; null measures them all. */
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

/** One condition, or several at once joined by "+", like "dim+roll-left"; null for a word that is none. */
export function conditionNamed(name: string): Condition | null {
  const words = name.split('+')
  if (!words.every(isPart)) return null
  return Object.assign({ ...plain }, ...words.map(word => parts[word]), { name })
}

const named = (name: string): Condition => conditionNamed(name) ?? plain

/** The whole table. What alters pictures is joined, and goes with few of them: it is harder, and takes a third of the time. */
export const allConditions = [
  'dim+roll-right+15fps',
  'far+roll-left+15fps',
  'near+15fps',
  '15fps',
  '20fps',
  '30fps',
].map(named)

/** Everything that is different in another home, in as few as leave room to see what a failure is about. */
const inTurn = ['roll-right+15fps', 'dim+roll-left+15fps', 'far+15fps', 'near+15fps', 'roll-left+15fps'].map(
  named,
)

/** Films of real people are measured as they were filmed, and so is a drawn one that has no more than 20 pictures a second. */
const usual = ({ truth }: Clip) =>
  truth?.kind === 'film' || (truth?.fps ?? 0) <= 20 ? plain : named('15fps')

/**
 * Each film once, faster drawn ones with 15 pictures a second, and the shortest of each movement, one with a number
 * before one that is refused, under one further condition too: no movement is left out, and every condition is met.
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

/** The pictures are those of the film, if fewer. */
export const isOnlyRate = ({ rollDegrees, light, scale }: Condition) =>
  rollDegrees === plain.rollDegrees && light === plain.light && scale === plain.scale

const framingReasons: readonly (string | undefined)[] = ['feet-out-of-frame', 'body-out-of-frame']

/** Why a film says nothing under a condition; null when it does. */
export function whyNot(condition: Condition, { truth }: Clip): string | null {
  const { framesPerSecond, scale } = condition
  if (scale !== asFilmed.scale && framingReasons.includes(truth?.expected.reason))
    return 'what it shows is how it is framed'
  const filmed = truth?.fps
  if (typeof framesPerSecond !== 'number' || filmed === undefined) return null
  if (filmed < framesPerSecond - 0.5) return `it has ${filmed} pictures a second`
  const isItsOwn = filmed < framesPerSecond + 0.5
  return isItsOwn && isOnlyRate(condition) ? 'it is its own rate' : null
}
