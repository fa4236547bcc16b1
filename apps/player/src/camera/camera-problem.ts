export const cameraProblems = ['denied', 'missing', 'in-use', 'unknown'] as const
/** Why there is no picture. */
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

/** What keeps every page of this browser from a camera, before anybody is asked; null where asking may open one. */
export function cameraAbsence(): 'camera-insecure' | 'camera-absent' | null {
  // Browsers hide the camera from pages that did not come over HTTPS or from localhost.
  if (!window.isSecureContext) return 'camera-insecure'
  // Apps that show pages in a frame of their own often give it no camera.
  return typeof navigator.mediaDevices?.getUserMedia === 'function' ? null : 'camera-absent'
}
