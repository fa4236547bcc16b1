import { createDetector, type Detector, type DetectorChoice } from './detector.ts'
import type { EngineFiles } from './engine-files.ts'
import { createWorkerDetector } from './worker-detector.ts'

export type ChosenDetector = { detector: Detector; description: string }

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

export async function chooseDetector(files: EngineFiles): Promise<ChosenDetector> {
  return startDetector(files, { model: 'full', delegate: 'CPU', thread: 'worker' })
}
