export const cameraProblems = ['denied', 'missing', 'in-use', 'insecure', 'unknown'] as const
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
