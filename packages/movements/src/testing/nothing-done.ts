import { createPoseSmoother, type PoseFrame } from '@lithe/pose'
import {
  type Between,
  film,
  type PastimeName,
  pastime,
  pastimeNames,
  phoneOnShelf,
} from '@lithe/workshop/choreography'
import { type Measured, type MovementId, movements, type VariantId } from '../catalog/catalog.ts'
import { jittered, seededNumbers } from './alter-frames.ts'
import { phoneOnFloor } from './phone-on-floor.ts'

export type Way = { movement: MovementId; variant: VariantId | null; isDoneBy: readonly PastimeName[] }

/** Every separately analysed variant, with the pastimes that really contain it or look identical. */
export const ways: readonly Way[] = [
  { movement: 'single-leg-stance', variant: null, isDoneBy: [] },
  { movement: 'single-leg-stance', variant: 'semi-tandem', isDoneBy: [] },
  { movement: 'toe-touch', variant: null, isDoneBy: ['bowing on straight legs'] },
  { movement: 'toe-touch', variant: 'seated', isDoneBy: ['reaching on the chair'] },
  // Sitting down on a low chair is as deep as a squat; a high seat and a half squat are alike too.
  { movement: 'squat', variant: null, isDoneBy: ['squatting', 'rising from the chair'] },
  { movement: 'squat', variant: 'seated', isDoneBy: ['rising from the chair', 'squatting', 'half a squat'] },
  { movement: 'push-up', variant: null, isDoneBy: ['push-ups'] },
  { movement: 'jumping-jack', variant: null, isDoneBy: ['jumping jacks'] },
  {
    movement: 'plank',
    variant: null,
    isDoneBy: ['planking', 'push-ups', 'hips up and down', 'hips down and up'],
  },
  { movement: 'sit-and-reach', variant: null, isDoneBy: ['reaching on the floor'] },
]

export const elsewhereThan = ({ isDoneBy }: Way) => pastimeNames.filter(name => !isDoneBy.includes(name))

/** Films a pastime from the movement's camera position; `seed` sets how the phone leans. */
export function filmedFor({ movement }: Way, name: PastimeName, seed: number): PoseFrame[] {
  const next = seededNumbers(seed * 7919)
  const between: Between = (min, max) => min + (max - min) * next()
  const { move, isOnFloor } = pastime(name)
  const yawDegrees = {
    side: (next() < 0.5 ? 1 : -1) * between(70, 110),
    front: between(-30, 30),
    any: between(-90, 90),
  }[movements[movement].view]
  const heightMetres = isOnFloor ? between(0.2, 0.7) : between(0.4, 1.3)
  const camera = {
    ...(isOnFloor ? phoneOnFloor : { ...phoneOnShelf, pitchDegrees: 14 * (heightMetres - 0.8) }),
    heightMetres,
    yawDegrees,
    rollDegrees: between(-5, 5),
  }
  const fps = [15, 20, 30][Math.floor(between(0, 2.99))] ?? 20
  return jittered(
    between(0, 0.002),
    seed,
  )(film(move(between), camera, fps).frames).map(createPoseSmoother().smooth)
}

/** The longest time a foot is off the floor in a step. */
const longestStepSeconds = 1.5

/** Whether a result reports something that did not happen; half of a real attempt would be correct. */
export function isCounted(measured: Measured): boolean {
  if (!measured.ok) return false
  const { measurement } = measured
  if ('reps' in measurement) return measurement.reps > 0
  if (!('longestHoldSeconds' in measurement)) return true
  return measurement.quality.level !== 'poor' && measurement.longestHoldSeconds > longestStepSeconds
}
