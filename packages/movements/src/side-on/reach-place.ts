import { landmark, type PlanePoint, type Pose, type Side, sides } from '@lithe/pose'
import { landmarkInPlane, onSide, planeLength } from '../body/plane.ts'

/** Where the hands are on the leg, from the top. */
export const reachPlaces = ['knees', 'shins', 'ankles', 'toes'] as const
export type ReachPlace = (typeof reachPlaces)[number]

/** Where each place begins on the shank: 0 at the knee, 1 at the ankle. */
const beginsAt: readonly (readonly [number, ReachPlace])[] = [
  [1, 'toes'],
  [0.8, 'ankles'],
  [0.2, 'shins'],
  [-0.15, 'knees'],
]
const leastVisibility = 0.3

/**
 * Lowest place that either hand reaches along the straighter leg in a side view; null above the knees or with no hand
 * seen. For display only: the hip angle is measured.
 */
export function reachPlace(pose: Pose, aspect: number): ReachPlace | null {
  const [knee, ankle] = straighterShank(pose, aspect)
  const shares = sides
    .filter(side => landmark(pose, onSide(side, 'Wrist')).visibility >= leastVisibility)
    .map(side => shareDown(knee, ankle, landmarkInPlane(pose, aspect, `${side}Index`)))
  const lowest = Math.max(...shares)
  return beginsAt.find(([share]) => lowest >= share)?.[1] ?? null
}

/** Only one leg is straight on a chair. */
function straighterShank(pose: Pose, aspect: number) {
  const legOf = (side: Side) => {
    const [hip, knee, ankle] = (['Hip', 'Knee', 'Ankle'] as const).map(joint =>
      landmarkInPlane(pose, aspect, onSide(side, joint)),
    ) as [PlanePoint, PlanePoint, PlanePoint]
    const straightness = planeLength(hip, ankle) / (planeLength(hip, knee) + planeLength(knee, ankle))
    return { knee, ankle, straightness }
  }
  const [left, right] = [legOf('left'), legOf('right')]
  const { knee, ankle } = left.straightness > right.straightness ? left : right
  return [knee, ankle] as const
}

function shareDown(knee: PlanePoint, ankle: PlanePoint, hand: PlanePoint): number {
  const [x, y] = [ankle.x - knee.x, ankle.y - knee.y]
  return ((hand.x - knee.x) * x + (hand.y - knee.y) * y) / (x * x + y * y)
}
