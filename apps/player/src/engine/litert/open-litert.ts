import { type LiteRt, loadLiteRt, supportsFeature } from '@litertjs/core'

/** The runtime's builds: with threads, without, and for browsers without relaxed SIMD. */
export type RuntimeBuild = 'threaded' | 'relaxed' | 'compatible'
export type RuntimeFile = { loaderUrl: string; wasm: ArrayBuffer }

type RuntimeScope = typeof globalThis & {
  Module?: { wasmBinary: ArrayBuffer; mainScriptUrlOrBlob: string }
}

/** The fastest build that this browser runs; threads need a document that is isolated from other origins. */
export async function bestBuild(): Promise<RuntimeBuild> {
  if (!(await supportsFeature('relaxedSimd'))) return 'compatible'
  return globalThis.crossOriginIsolated && (await supportsFeature('threads')) ? 'threaded' : 'relaxed'
}

/** Starts the runtime in this thread from bytes that were downloaded beforehand. One runtime a thread. */
export async function openLiteRt({ loaderUrl, wasm }: RuntimeFile): Promise<LiteRt> {
  const scope: RuntimeScope = globalThis
  // Threads of the runtime's own start from the same script.
  scope.Module = { wasmBinary: wasm, mainScriptUrlOrBlob: loaderUrl }
  if ('importScripts' in scope) {
    // The runtime would load its script in a way that a module worker refuses.
    await import(/* @vite-ignore */ loaderUrl)
    Object.defineProperty(scope, 'importScripts', { value: () => {} })
  }
  return loadLiteRt(loaderUrl)
}
