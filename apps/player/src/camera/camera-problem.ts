export const cameraProblems = ['denied', 'dismissed', 'missing', 'in-use', 'blank', 'unknown'] as const
/** Why there is no picture; of a `blank` one that the camera is on and shows nothing. */
export type CameraProblem = (typeof cameraProblems)[number]

const problemByErrorName: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in-use',
  TrackStartError: 'in-use',
  AbortError: 'in-use',
}

/** Names what `getUserMedia` threw; browsers differ in the words, not in the meaning. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Object && 'name' in error ? String(error.name) : ''
  return problemByErrorName[name] ?? 'unknown'
}

/** Reading a question takes longer: what is refused sooner was not asked. */
const leastAskedMs = 400

/**
 * The same, where the browser may have asked its person. One that turned the question away, and did not say no, may be
 * asked again; browsers throw the same error for both.
 */
export async function problemOfAsking(error: unknown, askedMs: number): Promise<CameraProblem> {
  const problem = cameraProblem(error)
  if (problem !== 'denied' || askedMs < leastAskedMs) return problem
  return (await cameraPermission()) === 'prompt' ? 'dismissed' : 'denied'
}

/** What the browser says of its permission; null where it says nothing. */
export async function cameraPermission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state
  } catch {
    return null
  }
}

/** What keeps every page of this browser from a camera, before anybody is asked; null where asking may open one. */
export function cameraAbsence(): 'camera-insecure' | 'camera-absent' | null {
  // Browsers hide the camera from pages that did not come over HTTPS or from localhost.
  if (!window.isSecureContext) return 'camera-insecure'
  // Apps that show pages in a frame of their own often give it no camera.
  return typeof navigator.mediaDevices?.getUserMedia === 'function' ? null : 'camera-absent'
}
