import { createDetector, type Detector, type DetectorChoice } from './detector.ts'
import type { EngineFiles } from './engine-files.ts'
import type { RawPose } from './raw-pose.ts'
import { hasHardwareGpu, medianMsPerPicture, type WarmUp, warmUp } from './warm-up.ts'
import { createWorkerDetector } from './worker-detector.ts'

export type ChosenDetector = { detector: Detector; description: string }

/** Fast enough for thirty pictures a second with something to spare: nothing faster is looked for. */
const comfortableMs = 28
/** Slower, and repetitions would be seen too coarsely: the smaller model is tried. */
const tooSlowMs = 45
/** Mean distance, in picture shares, by which two delegates may disagree on the same picture. */
const sameFigure = 0.03

const describe = ({ model, delegate, thread }: DetectorChoice) => `${model} · ${delegate} · ${thread}`

export async function startDetector(files: EngineFiles, choice: DetectorChoice): Promise<ChosenDetector> {
  const parts = {
    wasmLoaderUrl: files.wasmLoaderUrl,
    wasm: files.wasm,
    model: files.models[choice.model],
    delegate: choice.delegate,
  }
  const detector = await (choice.thread === 'worker' ? createWorkerDetector(parts) : createDetector(parts))
  return { detector, description: describe(choice) }
}

type Candidate = ChosenDetector & WarmUp & { choice: DetectorChoice }

async function tryOut(files: EngineFiles, choice: DetectorChoice): Promise<Candidate> {
  const chosen = await startDetector(files, choice)
  return { ...chosen, ...(await warmUp(chosen.detector)), choice }
}

function showSameFigure(a: RawPose | null, b: RawPose | null): boolean {
  if (!a || !b) return false
  const distances = Array.from(a, (value, index) => Math.abs(value - (b[index] ?? Number.POSITIVE_INFINITY)))
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length < sameFigure
}

/** Keeps the faster of two that see the same; the other is closed. */
async function better(current: Candidate, files: EngineFiles, choice: DetectorChoice): Promise<Candidate> {
  const other = await tryOut(files, choice).catch(() => null)
  if (!other) return current
  const isBetter =
    medianMsPerPicture(other) < medianMsPerPicture(current) && showSameFigure(other.pose, current.pose)
  const [kept, dropped] = isBetter ? [other, current] : [current, other]
  dropped.detector.close()
  return kept
}

/**
 * Chooses thread, delegate and model by measuring on a picture of a person: the full model on the CPU in a worker, and
 * only where that is slow the GPU, and only where both are slow the small model.
 */
export async function chooseDetector(files: EngineFiles): Promise<ChosenDetector> {
  const full = { model: 'full', delegate: 'CPU' } as const
  let best = await tryOut(files, { ...full, thread: 'worker' }).catch(() =>
    tryOut(files, { ...full, thread: 'page' }),
  )
  if (medianMsPerPicture(best) > comfortableMs && hasHardwareGpu())
    best = await better(best, files, { ...best.choice, delegate: 'GPU' })
  if (medianMsPerPicture(best) > tooSlowMs)
    best = await better(best, files, { ...best.choice, model: 'lite' })
  await best.detector.reset()
  return best
}
