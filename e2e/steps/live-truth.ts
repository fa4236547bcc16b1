import type { Measurement } from '@lithe/movements/catalog'
import { type Page, test } from '@playwright/test'

/** Minimum frame rate, also that of `npm run lab -- hold`; fewer frames say little about the product. */
const enoughPictures = 15

/** Collects every measurement the page sends from now on. */
export function listenToMeasurements(page: Page): Measurement[] {
  const measured: Measurement[] = []
  page.on('request', request => {
    if (request.method() !== 'PUT' || !request.url().includes('/sessions/')) return
    measured.push((request.postDataJSON() as { measured: { measurement: Measurement } }).measured.measurement)
  })
  return measured
}

/**
 * Reports a measurement's frame rate, and whether it suffices for comparison with the truth; otherwise the run's
 * summary says that it was not compared.
 */
export function isComparable({ movement, quality }: Measurement): boolean {
  const said = `${movement}: ${quality.framesPerSecond.toFixed(1)} pictures a second, ${quality.level}`
  console.log(`  ${said}`)
  const isEnough = quality.framesPerSecond >= enoughPictures
  if (!isEnough)
    test
      .info()
      .annotations.push({ type: 'not compared', description: `${said}, not compared with its truth` })
  return isEnough
}
