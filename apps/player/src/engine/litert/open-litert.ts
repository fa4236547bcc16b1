import { type LiteRt, loadLiteRt } from '@litertjs/core'

/** Compiled once, for the page and all workers, which share its bytes and code. */
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

/** The runtime logs every network it opens; we pass on only errors. */
function say(line: string) {
  if (/^(ERROR|FATAL)/.test(line)) console.error(line)
}

/** Silences a warning: the runtime always probes for a GPU on start. */
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

/** A failed `<script>` rejects with its event, which names neither file nor reason. */
const nameFailure = (loaderUrl: string) => (cause: unknown) => {
  throw cause instanceof Event ? new Error(`Load failed: ${loaderUrl}`) : cause
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
      // The runtime's own threads start from the same script.
      mainScriptUrlOrBlob: loaderUrl,
      print: say,
      printErr: say,
    }
  })
  return withoutGpu(() => Promise.race([loadLiteRt(loaderUrl).catch(nameFailure(loaderUrl)), failed]))
}

/**
 * Opens this thread's runtime, on a page or in a classic worker, from a downloaded module. All detectors made here
 * share it.
 */
export function openLiteRt(file: RuntimeFile): Promise<LiteRt> {
  if (opened && opened.loaderUrl !== file.loaderUrl)
    throw new Error('another build of the runtime was opened in this thread')
  opened ??= { loaderUrl: file.loaderUrl, runtime: open(file) }
  return opened.runtime
}
