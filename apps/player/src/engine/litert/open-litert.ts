import { type LiteRt, loadLiteRt } from '@litertjs/core'

export type RuntimeFile = { loaderUrl: string; wasm: ArrayBuffer }

type RuntimeScope = typeof globalThis & {
  Module?: {
    wasmBinary: ArrayBuffer
    mainScriptUrlOrBlob: string
    print(line: string): void
    printErr(line: string): void
  }
}

/** The runtime speaks of every network it opens; only its errors are for the console. */
function say(line: string) {
  if (/^(ERROR|FATAL)/.test(line)) console.error(line)
}

/** The runtime looks for a graphics processor when it starts, wanted or not, and warns where it finds none. */
async function withoutGpu<Result>(start: () => Promise<Result>): Promise<Result> {
  const { warn } = console
  Object.defineProperty(navigator, 'gpu', { value: undefined, configurable: true })
  console.warn = () => {}
  try {
    return await start()
  } finally {
    console.warn = warn
    Reflect.deleteProperty(navigator, 'gpu')
  }
}

let opened: { loaderUrl: string; runtime: Promise<LiteRt> } | null = null

async function open({ loaderUrl, wasm }: RuntimeFile): Promise<LiteRt> {
  const scope: RuntimeScope = globalThis
  // Threads of the runtime's own start from the same script.
  scope.Module = { wasmBinary: wasm, mainScriptUrlOrBlob: loaderUrl, print: say, printErr: say }
  return withoutGpu(() => loadLiteRt(loaderUrl))
}

/**
 * The runtime of this thread, a page or a classic worker, started from bytes that were downloaded beforehand. There is one:
 * it stays for every detector that is made here.
 */
export function openLiteRt(file: RuntimeFile): Promise<LiteRt> {
  if (opened && opened.loaderUrl !== file.loaderUrl)
    throw new Error('another build of the runtime was opened in this thread')
  opened ??= { loaderUrl: file.loaderUrl, runtime: open(file) }
  return opened.runtime
}
