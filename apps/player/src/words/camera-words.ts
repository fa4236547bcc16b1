import type { CameraProblem } from '../camera/camera-problem.ts'
import type { PermissionPlace } from '../camera/platform.ts'
import { stageWords } from './words.ts'

type Explanation = { title: string; what: string; wayOut: readonly string[] }

/** A camera problem in plain words, with what to do in this browser. */
export function cameraWords(problem: CameraProblem, place: PermissionPlace): Explanation {
  const { denied, ...others } = stageWords.cameraProblems
  if (problem === 'denied') return { ...denied, wayOut: denied.wayOut[place] }
  return others[problem]
}
