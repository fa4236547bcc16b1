import { numbersPerLandmark, type RawPose } from '@lithe/pose/graph'
import type { Detector } from '../../../apps/player/src/engine/detector.ts'
import { filmFrames } from '../film-frames.ts'
import { openTasksVision } from '../peers/tasks-vision.ts'
import type { Comparison } from './compare-engines-port.ts'
import { openOurGraph } from './our-graph.ts'

type OurGraph = Awaited<ReturnType<typeof openOurGraph>>
let engines: { ours: OurGraph; reference: Detector } | null = null
/** The reference engine wants rising times, over all films. */
let beganMs = 0

function meanDistance(a: RawPose, b: RawPose, offsets: readonly number[], scales: readonly number[]) {
  const landmarks = a.length / numbersPerLandmark
  let sum = 0
  for (let first = 0; first < a.length; first += numbersPerLandmark) {
    const apart = offsets.map(
      (offset, axis) => ((a[first + offset] ?? 0) - (b[first + offset] ?? 0)) * (scales[axis] ?? 1),
    )
    sum += Math.hypot(...apart)
  }
  return sum / landmarks
}

async function compare(url: string, pictures: number): Promise<Comparison> {
  if (!engines) throw new Error('open the engines first')
  const { ours, reference } = engines
  ours.forget()
  await reference.reset()
  const found: Comparison = {
    pictures: 0,
    foundByBoth: 0,
    foundByOne: 0,
    ourMsPerPicture: 0,
    referenceMsPerPicture: 0,
    pictureShares: [],
    worldMetres: [],
  }
  let lastMs = 0
  const film = filmFrames(url, null)
  await film.start(async ({ image, time }) => {
    const begun = performance.now()
    const a = await ours.look(image, beganMs + time)
    const between = performance.now()
    const b = await reference.detect(image, beganMs + time)
    found.ourMsPerPicture += between - begun
    found.referenceMsPerPicture += performance.now() - between
    const larger = Math.max(image.width, image.height)
    if (a && b) {
      found.foundByBoth += 1
      found.pictureShares.push(
        meanDistance(a.steadied, b, [0, 1], [image.width / larger, image.height / larger]),
      )
      found.worldMetres.push(meanDistance(a.steadied, b, [2, 3, 4], [1, 1, 1]))
    } else if (a || b) found.foundByOne += 1
    image.close()
    lastMs = time
    found.pictures += 1
    if (found.pictures >= pictures) film.stop()
  })
  beganMs += lastMs + 1000
  found.ourMsPerPicture /= found.pictures
  found.referenceMsPerPicture /= found.pictures
  return found
}

window.litheCompareEngines = {
  async open(wanted) {
    const ours = await openOurGraph(wanted)
    engines = { ours, reference: await openTasksVision() }
    return ours.build
  },
  compare,
}
