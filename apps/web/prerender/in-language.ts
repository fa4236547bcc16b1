import { parentPort, workerData } from 'node:worker_threads'
import { awaited, type DocumentedPage, prerendered } from './pages.ts'

/** Fakes a visitor's language before a page is loaded, as pages choose their words on loading. */
Object.defineProperty(globalThis, 'navigator', { value: { languages: [workerData] }, configurable: true })

const { renderPage } = await import('./render-page.tsx')

const pages = Object.entries({ ...prerendered, ...awaited }) as [DocumentedPage, string][]
/** Stands for any report's id; the page shows it nowhere while loading. */
const anyId = '00000000-0000-4000-8000-000000000000'
for (const [page, pattern] of pages) {
  const markup = await renderPage(pattern.replace(':assessmentId', anyId))
  parentPort?.postMessage({ page, markup })
}
