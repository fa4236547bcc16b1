import { createOneEuroFilter, type OneEuroOptions } from './one-euro-filter.ts'
import { imagePoint, worldPoint } from './points.ts'
import type { Landmark, Pose, PoseFrame } from './pose-frame.ts'
import { createSideKeeper } from './side-keeper.ts'
import { inSeconds, type Milliseconds, type Seconds, secondsBetween } from './units.ts'

/**
 * The only smoothing between engine and measurement, in frame and space. Lag by speed and alternative constants:
 * docs/decisions/0062.
 */
export const smoothing: OneEuroOptions = { minCutoff: 0.2, beta: 30, speedCutoff: 1 }

const visibilitySeconds = 0.3
/** After a longer gap, the past does not predict the present. */
const forgetAfterSeconds = 0.25

type Extents = { image: number; world: number }

/** A degenerate body has no size to relate a speed to. */
const leastExtent = 1e-3

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
const larger = (places: readonly { x: number; y: number }[], aspect: number) =>
  Math.max(spread(places.map(({ x }) => x)) * aspect, spread(places.map(({ y }) => y)), leastExtent)

/** Extent of a body in picture heights, and in metres. */
const extentsOf = (pose: Pose, aspect: number): Extents => ({
  image: larger(
    pose.map(({ image }) => image),
    aspect,
  ),
  world: larger(
    pose.map(({ world }) => world),
    1,
  ),
})

function createLandmarkFilter() {
  const filter = () => createOneEuroFilter(smoothing)
  const image = { x: filter(), y: filter() }
  const world = { x: filter(), y: filter(), z: filter() }
  let visibility: number | null = null
  return (seen: Landmark, aspect: number, seconds: Seconds, size: Extents): Landmark => {
    visibility ??= seen.visibility
    visibility += (1 - Math.exp(-seconds / visibilitySeconds)) * (seen.visibility - visibility)
    return {
      image: imagePoint(
        image.x(seen.image.x, seconds, size.image / aspect),
        image.y(seen.image.y, seconds, size.image),
      ),
      world: worldPoint(
        world.x(seen.world.x, seconds, size.world),
        world.y(seen.world.y, seconds, size.world),
        world.z(seen.world.z, seconds, size.world),
      ),
      visibility,
    }
  }
}

/** Corrects swapped sides and smooths landmarks by frame time; restarts after a gap. */
export function createPoseSmoother() {
  const sides = createSideKeeper()
  let filters: ReturnType<typeof createLandmarkFilter>[] = []
  let lastTime: Milliseconds | null = null
  return {
    smooth(frame: PoseFrame): PoseFrame {
      if (!frame.pose) return frame
      const { aspect, time } = frame
      const seconds = inSeconds(lastTime === null ? 0 : Math.max(0, secondsBetween(lastTime, time)))
      if (lastTime === null || seconds > forgetAfterSeconds) {
        filters = frame.pose.map(createLandmarkFilter)
        sides.forget()
      }
      const pose = sides.keep(frame.pose, aspect, seconds)
      if (!pose) return { ...frame, pose }
      lastTime = time
      const size = extentsOf(pose, aspect)
      return {
        ...frame,
        pose: pose.map((point, index) => filters[index]?.(point, aspect, seconds, size) ?? point),
      }
    },
  }
}
