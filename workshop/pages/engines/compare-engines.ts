import { numbersPerLandmark, type RawPose } from '@lithe/pose/graph'
import type { Detector } from '../../../apps/player/src/engine/litert/detector.ts'
import { filmFrames } from '../film-frames.ts'
import { openTasksVision } from '../peers/tasks-vision.ts'
import type { Comparison } from './compare-engines-port.ts'
import { openOurGraph } from './our-graph.ts'

type OurGraph = Awaited<ReturnType<typeof openOurGraph>>
let engines: { ours: OurGraph; reference: Detector } | null = null
/** Start of the current film, since the reference engine needs increasing times across films. */
let beganMs = 0
/** Gap between two films. */
const breakMs = 1000

/** Landmark distances between two poses along the axes at `offsets`, in units of `scales`. */
function distances(a: RawPose, b: RawPose, offsets: readonly number[], scales: readonly number[]) {
  return Array.from({ length: a.length / numbersPerLandmark }, (_, landmark) => {
    const first = landmark * numbersPerLandmark
    const apart = offsets.map(
      (offset, axis) => ((a[first + offset] ?? 0) - (b[first + offset] ?? 0)) * (scales[axis] ?? 1),
    )
    return Math.hypot(...apart)
  })
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Distances in the frame, as fractions of its larger side. */
function inPicture(a: RawPose, b: RawPose, { width, height }: { width: number; height: number }) {
  const larger = Math.max(width, height)
  return distances(a, b, [0, 1], [width / larger, height / larger])
}

/** Shows a film's first frames in turn. */
async function show(
  url: string,
  pictures: number,
  each: (image: ImageBitmap, timeMs: number) => Promise<void>,
) {
  const film = filmFrames(url, null)
  let shown = 0
  let lastMs = 0
  await film.start(async ({ image, time }) => {
    await each(image, beganMs + time)
    image.close()
    lastMs = time
    shown += 1
    if (shown >= pictures) film.stop()
  })
  beganMs += lastMs + breakMs
  return shown
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
    againShare: 0,
  }
  const first: (RawPose | null)[] = []
  found.pictures = await show(url, pictures, async (image, timeMs) => {
    const begun = performance.now()
    const a = await ours.look(image, timeMs)
    const between = performance.now()
    const b = await reference.detect(image, timeMs)
    found.ourMsPerPicture += between - begun
    found.referenceMsPerPicture += performance.now() - between
    first.push(a ? a.raw : null)
    if (a && b) {
      found.foundByBoth += 1
      found.pictureShares.push(mean(inPicture(a.steadied, b, image)))
      found.worldMetres.push(mean(distances(a.steadied, b, [2, 3, 4], [1, 1, 1])))
    } else if (a || b) found.foundByOne += 1
  })
  found.ourMsPerPicture /= found.pictures
  found.referenceMsPerPicture /= found.pictures
  ours.forget()
  let again = 0
  await show(url, pictures, async (image, timeMs) => {
    const before = first[again] ?? null
    const now = (await ours.look(image, timeMs))?.raw ?? null
    again += 1
    // A person found only once counts as the maximum distance.
    const apart = before && now ? Math.max(...inPicture(before, now, image)) : before || now ? 1 : 0
    found.againShare = Math.max(found.againShare, apart)
  })
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
