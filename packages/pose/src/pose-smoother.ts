import { createOneEuroFilter, type OneEuroOptions } from './one-euro-filter.ts'
import { imagePoint, worldPoint } from './points.ts'
import type { Landmark, PoseFrame } from './pose-frame.ts'
import { createSideKeeper } from './side-keeper.ts'
import { inSeconds, type Milliseconds, type Seconds, secondsBetween } from './units.ts'

/** Light: the engine already steadies its own output, and events are timed from what comes out here. */
const imageOptions: OneEuroOptions = { minCutoff: 4, beta: 20, speedCutoff: 1 }
const worldOptions: OneEuroOptions = { minCutoff: 4, beta: 8, speedCutoff: 1 }

/** Longer without the person, and the past says nothing about the present. */
const forgetAfterSeconds = 0.25

const createLandmarkFilter = () => {
  const imageX = createOneEuroFilter(imageOptions)
  const imageY = createOneEuroFilter(imageOptions)
  const worldX = createOneEuroFilter(worldOptions)
  const worldY = createOneEuroFilter(worldOptions)
  const worldZ = createOneEuroFilter(worldOptions)
  return ({ image, world, visibility }: Landmark, seconds: Seconds): Landmark => ({
    image: imagePoint(imageX(image.x, seconds), imageY(image.y, seconds)),
    world: worldPoint(worldX(world.x, seconds), worldY(world.y, seconds), worldZ(world.z, seconds)),
    visibility,
  })
}

/** Keeps left and right, and steadies landmarks on the pictures' own time stamps; starts afresh after a gap. */
export function createPoseSmoother() {
  const sides = createSideKeeper()
  let filters: ReturnType<typeof createLandmarkFilter>[] = []
  let lastTime: Milliseconds | null = null
  return {
    smooth(frame: PoseFrame): PoseFrame {
      if (!frame.pose) return frame
      const seconds = lastTime === null ? inSeconds(0) : secondsBetween(lastTime, frame.time)
      if (lastTime === null || seconds > forgetAfterSeconds) {
        filters = frame.pose.map(createLandmarkFilter)
        sides.forget()
      }
      const pose = sides.keep(frame.pose, frame.aspect, seconds)
      if (!pose) return { ...frame, pose }
      lastTime = frame.time
      return { ...frame, pose: pose.map((point, index) => filters[index]?.(point, seconds) ?? point) }
    },
  }
}
