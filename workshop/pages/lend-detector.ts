import { startDetector } from '../../apps/player/src/engine/choose-detector.ts'
import { type EngineFiles, loadEngineFiles } from '../../apps/player/src/engine/engine-files.ts'
import type { Detector, DetectorChoice } from '../../apps/player/src/engine/litert/detector.ts'

/** Gap between two films. */
const breakMs = 1000

let files: Promise<EngineFiles> | null = null

async function start(choice: DetectorChoice) {
  files ??= loadEngineFiles(() => {})
  return { ...(await startDetector(await files, choice)), nextMs: 0 }
}

const started = new Map<string, ReturnType<typeof start>>()

/** One detector for all films, as in the player; it forgets the last person, and its time keeps increasing. */
export async function lendDetector(choice: DetectorChoice) {
  const key = Object.values(choice).join()
  const starting = started.get(key) ?? start(choice)
  started.set(key, starting)
  const one = await starting
  const beganMs = one.nextMs
  if (beganMs > 0) await one.detector.reset()
  const detector: Detector = {
    ...one.detector,
    detect(image, timeMs) {
      one.nextMs = Math.ceil(beganMs + timeMs) + breakMs
      return one.detector.detect(image, beganMs + timeMs)
    },
  }
  return { detector, description: one.description }
}
