import { relaxedSimdModule } from '@lithe/contracts/engine'
import { chooseDetector, startDetector, threadsFor } from '../../../apps/player/src/engine/choose-detector.ts'
import { loadEngineFiles } from '../../../apps/player/src/engine/engine-files.ts'
import type { Detector } from '../../../apps/player/src/engine/litert/detector.ts'
import { filmFrames } from '../film-frames.ts'
import type { Absence, Looked } from './look-at-pictures-port.ts'

const files = once(() => loadEngineFiles(() => {}))
const oneThread = once(() => detectorWith(1))
const allThreads = once(async () => detectorWith(threadsFor(await files())))

/** Timestamp increment, independent of the film's. */
const spanMs = 1000 / 30
/** Sparse enough for a few frames to show several postures. */
const fewPerSecond = 3

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** Starts the engine in a worker; fails if the worker fails. */
async function detectorWith(threads: number): Promise<Detector> {
  const { detector } = await startDetector(await files(), { model: 'full', thread: 'worker', threads })
  return detector
}

async function firstOf(url: string, count: number, perSecond: number | null = null): Promise<ImageBitmap[]> {
  const images: ImageBitmap[] = []
  const film = filmFrames(url, perSecond)
  await film.start(async ({ image }) => {
    images.push(image)
    if (images.length >= count) film.stop()
  })
  return images
}

/** Milliseconds and result of each frame, all of which are kept. */
async function lookAt(detector: Detector, images: readonly ImageBitmap[]) {
  await detector.reset()
  const seen: { ms: number; landmarks: number[] | null }[] = []
  for (const [index, image] of images.entries()) {
    const copy = await createImageBitmap(image)
    const begun = performance.now()
    const raw = await detector.detect(copy, index * spanMs)
    seen.push({ ms: performance.now() - begun, landmarks: raw && [...raw] })
  }
  return seen
}

async function looked(images: readonly ImageBitmap[], detector?: Detector): Promise<Looked> {
  const seen = await lookAt(detector ?? (await oneThread()), images)
  const { width = 0, height = 0 } = images[0] ?? {}
  for (const image of images) image.close()
  return { size: { width, height }, landmarks: seen.map(({ landmarks }) => landmarks) }
}

async function pngOf(image: ImageBitmap): Promise<string> {
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  image.close()
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  return `data:image/png;base64,${btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))}`
}

const imageOf = async (png: string) =>
  createImageBitmap(await (await fetch(png)).blob(), { colorSpaceConversion: 'none' })

/** Makes nested workers never respond, as an attached debugger can. */
function silenceWorkersOfWorkers() {
  const RealWorker = Worker
  const silent = 'self.Worker = class extends EventTarget { postMessage() {} terminate() {} }'
  window.Worker = class extends RealWorker {
    constructor(url: string | URL) {
      const script = `${silent}; importScripts(${JSON.stringify(new URL(url, location.href).href)})`
      super(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
    }
  }
}

/** Disables what the player asks the browser for. */
const switchOff: Record<Absence, () => void> = {
  worker: () => Reflect.set(window, 'Worker', undefined),
  threads: () => Object.defineProperty(window, 'crossOriginIsolated', { value: false }),
  'threads that start': silenceWorkersOfWorkers,
  'relaxed SIMD': () => {
    const validate = WebAssembly.validate.bind(WebAssembly)
    WebAssembly.validate = module => module !== relaxedSimdModule && validate(module)
  },
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const rounds = 3

window.litheLook = {
  take: async (url, count) => Promise.all((await firstOf(url, count, fewPerSecond)).map(pngOf)),
  film: async (url, count) => looked(await firstOf(url, count, fewPerSecond)),
  pictures: async pngs => looked(await Promise.all(pngs.map(imageOf))),
  async without(absence, pngs) {
    switchOff[absence]()
    const { detector, description, files: used } = await chooseDetector(await files())
    const seen = await looked(await Promise.all(pngs.map(imageOf)), detector)
    return { ...seen, chosen: `${description} · ${used.build}` }
  },
  async time(url, count) {
    const images = await firstOf(url, count)
    const took: { one: number[]; all: number[] } = { one: [], all: [] }
    // The first round includes compilation.
    for (let round = 0; round <= rounds; round += 1) {
      const one = await lookAt(await oneThread(), images)
      const all = await lookAt(await allThreads(), images)
      if (round === 0) continue
      took.one.push(...one.map(({ ms }) => ms))
      took.all.push(...all.map(({ ms }) => ms))
    }
    const { build } = await files()
    const threads = threadsFor(await files())
    return { build, threads, oneThreadMs: median(took.one), allThreadsMs: median(took.all) }
  },
  async keepLooking(url, seconds) {
    const until = performance.now() + seconds * 1000
    let pictures = 0
    while (performance.now() < until) {
      // Decoded each time, like a camera's frames.
      const images = await firstOf(url, 60)
      pictures += (await lookAt(await allThreads(), images)).length
      for (const image of images) image.close()
    }
    return pictures
  },
}
