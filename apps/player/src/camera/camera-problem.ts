export const cameraProblems = ['denied', 'dismissed', 'missing', 'in-use', 'blank', 'unknown'] as const
/** Why the camera shows nothing; `blank` means it is on but sends no frame. */
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

/** Classifies a `getUserMedia` error; browsers differ in names, not in meaning. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Object && 'name' in error ? String(error.name) : ''
  return problemByErrorName[name] ?? 'unknown'
}

/** No one answers a prompt this fast: a quicker refusal came without a prompt. */
const leastAskedMs = 400

/**
 * Like `cameraProblem`, after a possible prompt. Browsers throw the same error for a dismissed prompt, which may be
 * repeated, and for a denial, which may not.
 */
export async function problemOfAsking(error: unknown, askedMs: number): Promise<CameraProblem> {
  const problem = cameraProblem(error)
  if (problem !== 'denied' || askedMs < leastAskedMs) return problem
  return (await cameraPermission()) === 'prompt' ? 'dismissed' : 'denied'
}

/** The browser's permission state; null if it does not say. */
export async function cameraPermission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state
  } catch {
    return null
  }
}

/** What rules out the camera even without a prompt; null if opening it may work. */
export function cameraAbsence(): 'camera-insecure' | 'camera-absent' | null {
  // Browsers hide the camera from pages not served over HTTPS or localhost.
  if (!window.isSecureContext) return 'camera-insecure'
  // Webviews often have no camera.
  return typeof navigator.mediaDevices?.getUserMedia === 'function' ? null : 'camera-absent'
}
