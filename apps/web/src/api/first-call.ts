/** The call that a report's document makes before the app arrives (prerender/first-look.ts). */
export type FirstCall = { path: string; body: string; answer: Promise<Response> }

declare global {
  var litheFirstCall: FirstCall | undefined
}

/** Takes its response once, for the same POST by the same person; null for any other call. */
export function takeFirstCall(path: string, { method, body }: RequestInit): Promise<Response> | null {
  const call = globalThis.litheFirstCall
  if (!call || method !== 'POST' || call.path !== path || call.body !== body) return null
  globalThis.litheFirstCall = undefined
  return call.answer
}
