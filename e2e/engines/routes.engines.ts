import { expect, test } from '@playwright/test'
import { paths } from '../../apps/web/src/navigation/paths.ts'
import type { Visitor } from '../../workshop/browsers/visitor.ts'
import { unlockKey } from '../playwright.config.ts'
import { enginesToVisit } from './engines-to-visit.ts'
import { differencesFrom, type Look, lookAtPage } from './look-at-page.ts'
import { openIfHere } from './open-visitor.ts'
import { rememberReport } from './remembered.ts'

/** Resets the list of sent calls, since the number of earlier calls varies. */
async function forgetCalls(visitor: Visitor) {
  // Unfinished writes complete as the page is left.
  await visitor.go('/favicon.svg')
  await visitor.evaluate(() => {
    for (const key of Object.keys(localStorage).filter(one => one.startsWith('sent:')))
      localStorage.removeItem(key)
  }, null)
}

/** Opens every page of the app, with a report on the device. */
async function throughAllPages(visitor: Visitor, look: (pattern: string) => Promise<void>) {
  const begun = Date.now()
  // A same-origin page that runs none of the app.
  await visitor.go('/favicon.svg')
  const assessmentId = await rememberReport(visitor, unlockKey)
  const patterns = Object.values(paths).map(({ pattern }) => pattern)
  for (const pattern of patterns) {
    if (pattern === paths.leftPhone.pattern) await forgetCalls(visitor)
    await visitor.go(pattern.replace(':assessmentId', assessmentId))
    await look(pattern)
  }
  const seconds = (Date.now() - begun) / 1000
  console.log(`  ${visitor.engine}: ${patterns.length} pages in ${seconds.toFixed(0)} s`)
  return visitor.errors()
}

const inChromium = new Map<string, Look>()

test.beforeAll('what every page looks like in Chromium', async () => {
  test.setTimeout(300_000)
  const visitor = await openIfHere('chromium')
  if (!visitor) throw new Error('no Chromium')
  const errors = await throughAllPages(visitor, async pattern => {
    inChromium.set(pattern, await lookAtPage(visitor))
  }).finally(visitor.close)
  expect(errors).toEqual([])
})

for (const engine of enginesToVisit.filter(name => name !== 'chromium'))
  test(`every page in ${engine} has no errors and the same words as in Chromium`, async () => {
    test.setTimeout(300_000)
    const visitor = await openIfHere(engine)
    if (!visitor) return
    const differences: string[] = []
    const errors = await throughAllPages(visitor, async pattern => {
      const chromium = inChromium.get(pattern)
      if (!chromium) throw new Error(`${pattern} was not seen in Chromium`)
      const told = await differencesFrom(chromium, visitor)
      const lines = told.map(line => `${pattern}: ${line}`)
      // Printed at once, since many differences may make the test time out.
      for (const line of lines) console.log(`  ${engine}, ${line}`)
      differences.push(...lines)
    }).finally(visitor.close)
    expect(errors).toEqual([])
    expect(differences).toEqual([])
  })
