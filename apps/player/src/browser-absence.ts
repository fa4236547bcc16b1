import type { BrowserAbsence } from '@lithe/contracts/player'
import { cameraAbsence } from './camera/camera-problem.ts'
import { buildForHere } from './engine/engine-files.ts'

/**
 * What this browser lacks for good; null where a movement may be measured. Asked before anything is fetched: what it
 * could not run is 19 MB.
 */
export const browserAbsence = (): BrowserAbsence | null =>
  cameraAbsence() ?? (buildForHere() === null ? 'engine-absent' : null)
