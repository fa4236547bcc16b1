import { parentPort, workerData } from 'node:worker_threads'
import { awaited, type DocumentedPage, prerendered } from './pages.ts'

/** Fakes a visitor's language before a page is loaded, as pages choose their words on loading. */
Object.defineProperty(globalThis, 'navigator', { value: { languages: [workerData] }, configurable: true })

const { renderPage } = await import('./render-page.tsx')

const pages = Object.entries({ ...prerendered, ...awaited }) as [DocumentedPage, string][]
for (const [page, pathname] of pages) parentPort?.postMessage({ page, markup: await renderPage(pathname) })
