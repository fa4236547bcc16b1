import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null }[]
}

/** What has moved on its own so far, each with its score; nothing if the page's cumulative layout shift is at most `most`. */
export const shiftsOver = (page: Page, most: number) =>
  page.evaluate(
    bound =>
      new Promise<string[]>(told => {
        const shifts: Shift[] = []
        new PerformanceObserver(list => {
          shifts.push(...(list.getEntries() as Shift[]).filter(shift => !shift.hadRecentInput))
        }).observe({ type: 'layout-shift', buffered: true })
        const describe = ({ value, startTime, sources }: Shift) =>
          `${value} at ${startTime} ms: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(' and ')}`
        const sum = () => shifts.reduce((total, { value }) => total + value, 0)
        setTimeout(() => told(sum() > bound ? shifts.map(describe) : []), 200)
      }),
    most,
  )
