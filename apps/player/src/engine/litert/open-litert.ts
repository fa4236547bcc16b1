import { type LiteRt, loadLiteRt } from '@litertjs/core'

/** The module is compiled once for the page and every worker, which share its bytes and its code. */
export type RuntimeFile = { loaderUrl: string; module: WebAssembly.Module }

type RuntimeScope = typeof globalThis & {
  Module?: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object
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

async function open({ loaderUrl, module }: RuntimeFile): Promise<LiteRt> {
  const scope: RuntimeScope = globalThis
  const failed = new Promise<never>((_, fail) => {
    scope.Module = {
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(module, imports).then(instance => done(instance, module), fail)
        return {}
      },
      // Threads of the runtime's own start from the same script.
      mainScriptUrlOrBlob: loaderUrl,
      print: say,
      printErr: say,
    }
  })
  return withoutGpu(() => Promise.race([loadLiteRt(loaderUrl), failed]))
}

/**
 * The runtime of this thread, a page or a classic worker, started from a module that was downloaded beforehand. There is one:
 * it stays for every detector that is made here.
 */
export function openLiteRt(file: RuntimeFile): Promise<LiteRt> {
  if (opened && opened.loaderUrl !== file.loaderUrl)
    throw new Error('another build of the runtime was opened in this thread')
  opened ??= { loaderUrl: file.loaderUrl, runtime: open(file) }
  return opened.runtime
}
