import { createAnalyser } from '@lithe/movements'
import { inSeconds, milliseconds } from '@lithe/pose'
import { startDetector, threadsFor } from '../../apps/player/src/engine/choose-detector.ts'
import { createPoseEngine } from '../../apps/player/src/engine/create-pose-engine.ts'
import { loadEngineFiles } from '../../apps/player/src/engine/engine-files.ts'
import type { CapturedFrame } from '../../apps/player/src/engine/frame-source.ts'
import type { Bench, BenchRound } from './bench-port.ts'
import { filmFrames } from './film-frames.ts'
import { openTasksVision } from './peers/tasks-vision.ts'

async function readPictures(url: string, count: number): Promise<CapturedFrame[]> {
  const pictures: CapturedFrame[] = []
  const film = filmFrames(url, null)
  await film.start(async frame => {
    pictures.push(frame)
    if (pictures.length >= count) film.stop()
  })
  return pictures
}

/** Longest main-thread task in ms; browsers report tasks from 50 ms. */
function watchLongTasks() {
  let longest = 0
  const observer = new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  return () => {
    observer.disconnect()
    return longest
  }
}

const copyOf = async ({ image, time }: CapturedFrame, startMs: number): Promise<CapturedFrame> => ({
  image: await createImageBitmap(image),
  time: milliseconds(time + startMs),
})

const breath = () => new Promise(resolve => setTimeout(resolve, 100))

/** Mean ms per frame, one after the other. */
async function oneByOne(
  pictures: readonly CapturedFrame[],
  startMs: number,
  look: (copy: CapturedFrame) => Promise<void>,
) {
  const started = performance.now()
  for (const picture of pictures) await look(await copyOf(picture, startMs))
  return (performance.now() - started) / pictures.length
}

/** Mean ms per frame with the next prepared in parallel, as in the live player. */
async function overlapping(
  pictures: readonly CapturedFrame[],
  startMs: number,
  look: (copy: CapturedFrame) => Promise<void>,
) {
  const started = performance.now()
  let last = Promise.resolve()
  for (const picture of pictures) {
    const copy = await copyOf(picture, startMs)
    const before = last
    last = look(copy)
    await before
  }
  await last
  return (performance.now() - started) / pictures.length
}

/** Alternates the reference engine, ours on one core and the shipped pipeline over the same frames. */
const bench: Bench = async ({ url, pictures: count, rounds: roundCount }) => {
  const files = await loadEngineFiles(() => {})
  const pictures = await readPictures(url, count)
  const inWorker = { model: 'full', thread: 'worker' } as const
  const reference = await openTasksVision()
  const oneThread = (await startDetector(files, { ...inWorker, threads: 1 })).detector
  const { detector, description } = await startDetector(files, { ...inWorker, threads: threadsFor(files) })
  const shipped = createPoseEngine(detector, description)
  const analyser = createAnalyser('squat', inSeconds(600))
  const rounds: BenchRound[] = []
  let longestTaskMs = 0
  let analyserMs = 0

  for (let round = 0; round <= roundCount; round += 1) {
    const startMs = round * 60_000
    const referenceMsPerPicture = await oneByOne(pictures, startMs, async ({ image, time }) => {
      await reference.detect(image, time)
      image.close()
    })
    const oneThreadMsPerPicture = await overlapping(pictures, startMs, async ({ image, time }) => {
      await oneThread.detect(image, time)
    })
    // The reference engine's long tasks are reported late.
    await breath()
    const stopWatching = watchLongTasks()
    const shippedMsPerPicture = await overlapping(pictures, startMs, async copy => {
      const frame = await shipped.detect(copy)
      const started = performance.now()
      if (frame) analyser?.observe(frame)
      analyserMs += performance.now() - started
    })
    await breath()
    const longest = stopWatching()
    // The first round warms all of them up and does not count.
    if (round === 0) analyserMs = 0
    else {
      rounds.push({ referenceMsPerPicture, oneThreadMsPerPicture, shippedMsPerPicture })
      longestTaskMs = Math.max(longestTaskMs, longest)
    }
  }
  return {
    engine: description,
    threads: threadsFor(files),
    rounds,
    longestTaskMs,
    analyserMsPerFrame: analyserMs / (roundCount * pictures.length),
  }
}

window.litheBench = bench
