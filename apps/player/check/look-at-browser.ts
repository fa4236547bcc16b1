import { relaxedSimdModule, simdModule } from '@lithe/contracts/engine'
import type { PhoneCheckWords } from '@lithe/words/phone-check'
import { errorName, type Finding, type Group, type LineName } from './finding.ts'

const displayModes = ['fullscreen', 'standalone', 'minimal-ui', 'browser'] as const

/** Safe-area insets in pixels, read through CSS. */
function safeEdges(): Record<'top' | 'right' | 'bottom' | 'left', number> {
  const probe = document.createElement('div')
  probe.style.cssText =
    'position:fixed;padding:env(safe-area-inset-top,0px) env(safe-area-inset-right,0px) env(safe-area-inset-bottom,0px) env(safe-area-inset-left,0px)'
  document.body.append(probe)
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe)
  const edges = {
    top: Number.parseFloat(paddingTop),
    right: Number.parseFloat(paddingRight),
    bottom: Number.parseFloat(paddingBottom),
    left: Number.parseFloat(paddingLeft),
  }
  probe.remove()
  return edges
}

const patienceMs = 3000

/** Measures the milliseconds until a worker answers; rejects if workers are missing or silent. */
function workerAnswers(): Promise<number> {
  const address = URL.createObjectURL(
    new Blob(['onmessage = () => postMessage(1)'], { type: 'text/javascript' }),
  )
  return new Promise<number>((resolve, reject) => {
    const startedAt = performance.now()
    const worker = new Worker(address)
    const timer = setTimeout(() => reject(new Error('silent')), patienceMs)
    worker.onerror = () => reject(new Error('WorkerError'))
    worker.onmessage = () => {
      clearTimeout(timer)
      worker.terminate()
      resolve(performance.now() - startedAt)
    }
    worker.postMessage(0)
  }).finally(() => URL.revokeObjectURL(address))
}

/** Chromium-only; missing from TypeScript's library. */
type Measurable = Performance & { measureUserAgentSpecificMemory?: () => Promise<{ bytes: number }> }

/** Memory of page and workers in MB (1,000,000 bytes); null if the browser does not say. */
export async function memoryMegabytes(): Promise<number | null> {
  try {
    const memory = await (performance as Measurable).measureUserAgentSpecificMemory?.()
    return memory ? Math.round(memory.bytes / 1e6) : null
  } catch {
    return null
  }
}

const runs = (module: Uint8Array<ArrayBuffer>) => globalThis.WebAssembly?.validate(module) ?? false

/** Checks the browser, its screen and its speed, none of which needs a press. */
export async function lookAtBrowser({ values }: PhoneCheckWords): Promise<Finding[]> {
  const line = (group: Group, name: LineName, state: Finding['state'], value: string): Finding => ({
    group,
    line: name,
    state,
    value,
  })
  const has = (group: Group, name: LineName, isThere: boolean) =>
    line(group, name, isThere ? 'good' : 'lacking', isThere ? values.yes : values.no)
  const mode = displayModes.find(one => matchMedia(`(display-mode: ${one})`).matches)
  const size = values.size({ width: String(innerWidth), height: String(innerHeight) })
  const edges = safeEdges()
  const texts = { top: '', right: '', bottom: '', left: '' }
  for (const edge of ['top', 'right', 'bottom', 'left'] as const) texts[edge] = String(edges[edge])
  const worker = await workerAnswers().then(
    ms => line('speed', 'worker', 'good', values.milliseconds({ count: Math.round(ms) })),
    (error: unknown) => line('speed', 'worker', 'lacking', values.failed({ error: errorName(error) })),
  )
  return [
    line('browser', 'agent', 'told', navigator.userAgent),
    line('browser', 'display', 'told', mode ?? values.notTold),
    line('browser', 'screen', 'told', values.scaled({ size, scale: String(devicePixelRatio) })),
    line('browser', 'edges', 'told', values.edges(texts)),
    has('browser', 'secure', isSecureContext),
    has('speed', 'isolated', crossOriginIsolated),
    line('speed', 'cores', 'told', values.count({ count: navigator.hardwareConcurrency })),
    has('speed', 'simd', runs(simdModule)),
    has('speed', 'relaxed', runs(relaxedSimdModule)),
    worker,
    has('speed', 'codecs', 'VideoFrame' in window),
    has('speed', 'frames', 'requestVideoFrameCallback' in HTMLVideoElement.prototype),
  ]
}
