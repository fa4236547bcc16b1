import { createAnalyser } from '@lithe/movements'
import { startDetector } from '../engine/choose-detector.ts'
import { createPoseEngine } from '../engine/create-pose-engine.ts'
import { createDetector } from '../engine/detector.ts'
import { loadEngineFiles } from '../engine/engine-files.ts'
import type { CapturedFrame } from '../engine/frame-source.ts'
import type { Bench, BenchRound } from './bench-port.ts'
import { filmFrames } from './film-frames.ts'

async function readPictures(url: string, count: number): Promise<CapturedFrame[]> {
  const pictures: CapturedFrame[] = []
  const film = filmFrames(url, null)
  await film.start(async frame => {
    pictures.push(frame)
    if (pictures.length >= count) film.stop()
  })
  return pictures
}

/** The longest task that held the page's own thread, ms; the browser reports those from 50 ms on. */
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

async function eachCopy(
  pictures: readonly CapturedFrame[],
  startMs: number,
  look: (copy: CapturedFrame) => Promise<void>,
) {
  let spent = 0
  for (const { image, time } of pictures) {
    const copy = { image: await createImageBitmap(image), time: (time + startMs) as CapturedFrame['time'] }
    const started = performance.now()
    await look(copy)
    spent += performance.now() - started
  }
  return spent / pictures.length
}

/** The same pictures through the bare engine and through the shipped pipeline, turn by turn. */
const bench: Bench = async ({ url, pictures: count, rounds: roundCount }) => {
  const files = await loadEngineFiles(() => {})
  const pictures = await readPictures(url, count)
  const bare = await createDetector({
    wasmLoaderUrl: files.wasmLoaderUrl,
    wasm: files.wasm,
    model: files.models.full,
    delegate: 'CPU',
  })
  const { detector, description } = await startDetector(files, {
    model: 'full',
    delegate: 'CPU',
    thread: 'worker',
  })
  const shipped = createPoseEngine(detector, description)
  const analyser = createAnalyser('squat', 600)
  const rounds: BenchRound[] = []
  let longestTaskMs = 0
  let analyserMs = 0

  for (let round = 0; round <= roundCount; round += 1) {
    const startMs = round * 60_000
    const bareMsPerPicture = await eachCopy(pictures, startMs, async ({ image, time }) => {
      await bare.detect(image, time)
      image.close()
    })
    const stopWatching = watchLongTasks()
    const shippedMsPerPicture = await eachCopy(pictures, startMs, async copy => {
      const frame = await shipped.detect(copy)
      const started = performance.now()
      analyser?.observe(frame)
      analyserMs += performance.now() - started
    })
    const longest = stopWatching()
    // The first round warms both up and does not count.
    if (round === 0) analyserMs = 0
    else {
      rounds.push({ bareMsPerPicture, shippedMsPerPicture })
      longestTaskMs = Math.max(longestTaskMs, longest)
    }
  }
  return {
    engine: description,
    rounds,
    longestTaskMs,
    analyserMsPerFrame: analyserMs / (roundCount * pictures.length),
  }
}

window.litheBench = bench
