import { asFilmed, type FilmCondition } from '../../apps/player/src/lab/film-condition.ts'
import type { Clip } from './truth.ts'

/** What a film is measured under; its truth stays the same. */
export type Condition = Omit<FilmCondition, 'centre' | 'scale'> & {
  name: string
  /** Pictures are left out to get down to this rate; null measures them all. */
  framesPerSecond: number | 'half' | null
  /** 'near' and 'far' go as close and as far as the body in the film allows. */
  scale: number | 'near' | 'far'
}

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

/** Everything that is different in another home, in as few as leave room to see what a failure is about. */
const inTurn = ['roll-right+15fps', 'dim+roll-left', 'far', 'near'].map(named)

/** Each film as it is and under one further condition, so that every movement meets one after the other. */
export function conditionsInTurn(clips: readonly Clip[]): Condition[][] {
  const movements = [...new Set(clips.map(movementOf))].sort()
  const met = new Map<string, number>()
  return clips.map(clip => {
    const movement = movementOf(clip)
    const turn = met.get(movement) ?? movements.indexOf(movement)
    const further = Array.from({ length: inTurn.length }, (_, step) => turn + step)
      .map(index => inTurn[index % inTurn.length])
      .find(condition => condition !== undefined && whyNot(condition, clip) === null)
    met.set(movement, turn + 1)
    return further ? [plain, further] : [plain]
  })
}

const movementOf = ({ truth }: Clip) => truth?.movement ?? 'none'

const framingReasons: readonly (string | undefined)[] = ['feet-out-of-frame', 'body-out-of-frame']

/** Why a film says nothing under a condition; null when it does. */
export function whyNot({ framesPerSecond, scale }: Condition, { truth }: Clip): string | null {
  if (scale !== asFilmed.scale && framingReasons.includes(truth?.expected.reason))
    return 'what it shows is how it is framed'
  const filmed = truth?.fps
  if (typeof framesPerSecond !== 'number' || filmed === undefined) return null
  if (filmed < framesPerSecond - 0.5) return `it has ${filmed} pictures a second`
  return filmed < framesPerSecond + 0.5 ? 'it is its own rate' : null
}
