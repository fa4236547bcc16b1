import { bothSides } from '@lithe/pose'
import type { FittedJoint } from './body-plan.ts'
import type { SeenJoint, SeenJoints } from './seen-joints.ts'

/** Joints used to estimate distance: no arms or feet. */
const core: readonly FittedJoint[] = bothSides(['Shoulder', 'Hip', 'Knee', 'Ankle'])

function spreadOf(seen: SeenJoints, coordinate: (joint: SeenJoint) => number) {
  const values = core.map(joint => coordinate(seen[joint]))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

/** Distance in metres at which the engine's 3D body would have its observed size. */
export function seenDistance(seen: SeenJoints): number {
  const metres = spreadOf(seen, ({ world }) => world.x) + spreadOf(seen, ({ world }) => world.y)
  const rays = spreadOf(seen, ({ right }) => right) + spreadOf(seen, ({ down }) => down)
  return Math.sqrt(metres / Math.max(1e-6, rays))
}
