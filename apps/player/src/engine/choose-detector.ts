import type { RawPose } from '@lithe/pose/graph'
import type { EngineFiles } from './engine-files.ts'
import { type Detector, type DetectorChoice, type DetectorParts, networkNames } from './litert/detector.ts'
import { createGraphDetector } from './litert/graph-detector.ts'
import { openCompiler } from './litert/litert-networks.ts'
import { unhinderedMsPerPicture, type WarmUp, warmUp } from './warm-up.ts'
import { createWorkerDetector } from './worker-detector.ts'

export type ChosenDetector = { detector: Detector; description: string }

/** Fast enough for 30 fps with a margin: nothing faster is tried. */
const comfortableMs = 28
/** Half of what a hold leaves for a picture: a device that slows down needs the small model, which is fetched ahead. */
const nearLimitMs = 36
/** Slower, and repetitions are sampled too coarsely: the smaller model is tried. */
const tooSlowMs = 45
/**
 * The small model takes two thirds of the full one's computing time, at a few degrees less accuracy. If it is hardly
 * faster, computing is not the bottleneck, and accuracy would be lost for nothing.
 */
const smallerPays = 0.75
/** Largest mean distance, in picture fractions, at which two models count as agreeing. */
const sameFigure = 0.03
/** More threads spend longer synchronising than computing. */
const mostThreads = 4
/** Where only some cores are fast, two threads beat four. */
const fewThreads = 2

const describe = ({ model, thread, threads }: DetectorChoice) =>
  [model, threads > 1 ? `${threads} threads` : '1 thread', thread].join(' · ')

/** Number of threads for one picture with this build of the runtime. */
export const threadsFor = ({ build }: EngineFiles) =>
  build === 'threaded' ? Math.min(mostThreads, navigator.hardwareConcurrency) : 1

/** On this thread; each network is compiled as soon as its file arrives. */
async function createPageDetector({ runtime, networks, threads }: DetectorParts): Promise<Detector> {
  const compiler = await openCompiler(runtime, threads)
  for (const name of networkNames) await compiler.compile(name, await networks[name])
  return createGraphDetector(compiler.networks())
}

export async function startDetector(files: EngineFiles, choice: DetectorChoice): Promise<ChosenDetector> {
  const { model, thread, threads } = choice
  const parts = {
    runtime: files.runtime,
    networks: { body: files.body, landmarks: files.landmarks(model) },
    threads,
  }
  const detector = await (thread === 'worker' ? createWorkerDetector(parts) : createPageDetector(parts))
  return { detector, description: describe(choice) }
}

type Candidate = ChosenDetector & WarmUp & { choice: DetectorChoice; files: EngineFiles }

async function tryOut(files: EngineFiles, choice: DetectorChoice): Promise<Candidate> {
  const chosen = await startDetector(files, choice)
  return { ...chosen, ...(await warmUp(chosen.detector)), choice, files }
}

function showSameFigure(a: RawPose | null, b: RawPose | null): boolean {
  if (!a || !b) return false
  const distances = Array.from(a, (value, index) => Math.abs(value - (b[index] ?? Number.POSITIVE_INFINITY)))
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length < sameFigure
}

/**
 * Returns the other candidate if both agree and it takes less than this fraction of the time, else the current one.
 * Both at once exceed what an old phone grants a page, so the current one is closed, and recreated if it was better.
 */
async function better(current: Candidate, change: Partial<DetectorChoice>, share = 1): Promise<Candidate> {
  current.detector.close()
  const other = await tryOut(current.files, { ...current.choice, ...change }).catch(() => null)
  const isBetter =
    other !== null &&
    unhinderedMsPerPicture(other) < share * unhinderedMsPerPicture(current) &&
    showSameFigure(other.pose, current.pose)
  if (isBetter) return other
  other?.detector.close()
  return { ...current, ...(await startDetector(current.files, current.choice)) }
}

const fullIn = (thread: DetectorChoice['thread'], files: EngineFiles) =>
  tryOut(files, { model: 'full', threads: threadsFor(files), thread })

/**
 * Chooses thread, thread count and model by a benchmark on a still picture: the full model in a worker with all useful
 * threads; if slow, with fewer; if both are slow, the small model. Returns the files used, from another build if the
 * given one did not start.
 */
export async function chooseDetector(
  files: EngineFiles,
): Promise<ChosenDetector & { choice: DetectorChoice; files: EngineFiles }> {
  async function plain() {
    // A failed download is not the build's fault.
    await Promise.all([files.body, files.landmarks('full')])
    // Offline, the other build cannot be fetched: retries the same one.
    return files.withoutThreads().catch(() => files)
  }
  let best = await fullIn('worker', files)
    .catch(async () => fullIn('worker', await plain()))
    .catch(async () => fullIn('page', await plain()))
  if (unhinderedMsPerPicture(best) > comfortableMs && best.choice.threads > fewThreads)
    best = await better(best, { threads: fewThreads })
  if (unhinderedMsPerPicture(best) > tooSlowMs) best = await better(best, { model: 'lite' }, smallerPays)
  // Once the test runs, nothing is fetched any more.
  if (unhinderedMsPerPicture(best) > nearLimitMs) files.landmarks('lite')
  await best.detector.reset()
  return best
}
