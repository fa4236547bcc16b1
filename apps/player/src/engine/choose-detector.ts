import type { RawPose } from '@lithe/pose/graph'
import type { EngineFiles } from './engine-files.ts'
import { type Detector, type DetectorChoice, type DetectorParts, networkNames } from './litert/detector.ts'
import { createGraphDetector } from './litert/graph-detector.ts'
import { openCompiler } from './litert/litert-networks.ts'
import { unhinderedMsPerPicture, type WarmUp, warmUp } from './warm-up.ts'
import { createWorkerDetector } from './worker-detector.ts'

export type ChosenDetector = { detector: Detector; description: string }

/** Allows 30 fps with a margin: a detector this fast ends the search. */
const comfortableMs = 28
/** Half a hold's time per frame; a slower device may yet need the small model, so that is fetched ahead. */
const nearLimitMs = 36
/** Above this, repetitions are sampled too coarsely, and the small model is tried. */
const tooSlowMs = 45
/**
 * The small model takes two thirds of the full one's time and costs a few degrees of accuracy. If it is hardly
 * faster, computing is not the bottleneck, and accuracy would be lost for nothing.
 */
const smallerPays = 0.75
/** Largest mean distance at which two models count as agreeing, as a fraction of the picture. */
const sameFigure = 0.03
/** More threads spend longer synchronising than computing. */
const mostThreads = 4
/** Two threads beat four if only some cores are fast. */
const fewThreads = 2

const describe = ({ model, thread, threads }: DetectorChoice) =>
  [model, threads > 1 ? `${threads} threads` : '1 thread', thread].join(' · ')

/** Number of threads per frame with this build of the runtime. */
export const threadsFor = ({ build }: EngineFiles) =>
  build === 'threaded' ? Math.min(mostThreads, navigator.hardwareConcurrency) : 1

/** Runs on this thread, and compiles each network as soon as its file arrives. */
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
 * An old phone has no memory for both at once, so the current one is closed, and recreated if it was better.
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
 * Benchmarks thread, thread count and model on a still picture: the full model in a worker with all useful threads;
 * if slow, with fewer; if still slow, the small model. Returns the files used, from another build if the given one
 * did not start.
 */
export async function chooseDetector(
  files: EngineFiles,
): Promise<ChosenDetector & { choice: DetectorChoice; files: EngineFiles }> {
  async function plain() {
    // A failed download is not the build's fault.
    await Promise.all([files.body, files.landmarks('full')])
    // The other build cannot be fetched offline: retries the same one.
    return files.withoutThreads().catch(() => files)
  }
  let best = await fullIn('worker', files)
    .catch(async () => fullIn('worker', await plain()))
    .catch(async () => fullIn('page', await plain()))
  if (unhinderedMsPerPicture(best) > comfortableMs && best.choice.threads > fewThreads)
    best = await better(best, { threads: fewThreads })
  if (unhinderedMsPerPicture(best) > tooSlowMs) best = await better(best, { model: 'lite' }, smallerPays)
  // Nothing is fetched once the test runs.
  if (unhinderedMsPerPicture(best) > nearLimitMs) files.landmarks('lite')
  await best.detector.reset()
  return best
}
