import type { Measurement } from '@lithe/movements/catalog'
import { type Page, test } from '@playwright/test'

/** As few as films are held to their truth with (`npm run lab -- hold`): what was measured of fewer says little of the product. */
const enoughPictures = 15

/** Every measurement that leaves the page from now on. */
export function listenToMeasurements(page: Page): Measurement[] {
  const measured: Measurement[] = []
  page.on('request', request => {
    if (request.method() !== 'PUT' || !request.url().includes('/sessions/')) return
    measured.push((request.postDataJSON() as { measured: { measurement: Measurement } }).measured.measurement)
  })
  return measured
}

/**
 * Says how many pictures a second a measurement got, and whether they are enough to compare it with its truth. Where they
 * are not, the summary of the run says that it was not compared.
 */
export function isComparable({ movement, quality }: Measurement): boolean {
  const said = `${movement}: ${quality.framesPerSecond.toFixed(1)} pictures a second`
  console.log(`  ${said}`)
  const isEnough = quality.framesPerSecond >= enoughPictures
  if (!isEnough)
    test
      .info()
      .annotations.push({ type: 'not compared', description: `${said}, not compared with its truth` })
  return isEnough
}
