import { type Detector, type DetectorChoice, type DetectorParts, networkNames } from './detector.ts'
import type { EngineFiles } from './engine-files.ts'
import { createGraphDetector } from './litert/graph-detector.ts'
import { openCompiler } from './litert/litert-networks.ts'
import type { RawPose } from './raw-pose.ts'
import { unhinderedMsPerPicture, type WarmUp, warmUp } from './warm-up.ts'
import { createWorkerDetector } from './worker-detector.ts'

export type ChosenDetector = { detector: Detector; description: string }

/** Fast enough for thirty pictures a second with something to spare: nothing faster is looked for. */
const comfortableMs = 28
/** Slower, and repetitions would be seen too coarsely: the smaller model is tried. */
const tooSlowMs = 45
/**
 * The small model computes two thirds as long as the full one, and is off by some degrees more. Where it is hardly faster,
 * it is not the computing that takes the time, and nothing is gained for what is lost.
 */
const smallerPays = 0.75
/** Mean distance, in picture shares, by which two models may disagree on the same picture. */
const sameFigure = 0.03
/** More cores wait for each other longer than they compute. */
const mostThreads = 4
/** Where only some cores are fast, two of them beat four of all. */
const fewThreads = 2

const describe = ({ model, thread, threads }: DetectorChoice) =>
  [model, threads > 1 ? `${threads} threads` : '1 thread', thread].join(' · ')

/** Cores that may compute one picture with this build of the runtime. */
export const threadsFor = ({ build }: EngineFiles) =>
  build === 'threaded' ? Math.min(mostThreads, navigator.hardwareConcurrency) : 1

/** On this thread; each network is compiled as soon as its file is there. */
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
 * Keeps the other of two that see the same if it takes less than this share of the time. Both at once are more than an
 * old phone gives a page: the one ends before the other begins, and begins anew where it was the better one.
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
 * Chooses thread, number of threads and model by measuring on a picture of a person: the full model in a worker with all
 * the threads that help; where that is slow with fewer; and where both are slow the small model. The files are those it
 * was made of, of another build where the given one did not start.
 */
export async function chooseDetector(
  files: EngineFiles,
): Promise<ChosenDetector & { choice: DetectorChoice; files: EngineFiles }> {
  async function plain() {
    // What did not come is no fault of the build's.
    await Promise.all([files.body, files.landmarks('full')])
    // Without a network the other build cannot be fetched: the same one has another try.
    return files.withoutThreads().catch(() => files)
  }
  let best = await fullIn('worker', files)
    .catch(async () => fullIn('worker', await plain()))
    .catch(async () => fullIn('page', await plain()))
  if (unhinderedMsPerPicture(best) > comfortableMs && best.choice.threads > fewThreads)
    best = await better(best, { threads: fewThreads })
  if (unhinderedMsPerPicture(best) > tooSlowMs) best = await better(best, { model: 'lite' }, smallerPays)
  await best.detector.reset()
  return best
}
