import type { CameraProblem } from '../camera/camera-problem.ts'
import type { Platform } from '../camera/platform.ts'
import { stageWords } from './words.ts'

type Explanation = { title: string; what: string; wayOut: readonly string[] }

/** What went wrong with the camera, in plain words, and what to do about it on this device. */
export function cameraWords(problem: CameraProblem, device: Platform): Explanation {
  const { denied, ...others } = stageWords.cameraProblems
  if (problem === 'denied') return { ...denied, wayOut: denied.wayOut[device] }
  return others[problem]
}
