import { writeFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import { sayToApp, wordOf } from '../steps/complete-movement.ts'
import { skipRest } from './canvas-camera.ts'
import { enginesToVisit } from './engines-to-visit.ts'
import { openIfHere } from './open-visitor.ts'
import { until } from './until.ts'
import { beginFirstMovement, comeFromLanding, introduceOneself } from './way-to-camera.ts'

// WebKitGTK's driver ends its session with the page's process.
for (const engine of enginesToVisit.filter(name => name !== 'webkit'))
  test(`a page killed during a test returns in ${engine} to where it was, with its measurements`, async () => {
    test.setTimeout(300_000)
    const visitor = await openIfHere(engine)
    if (!visitor) return
    const complete = (movement: Parameters<typeof wordOf>[0]) =>
      visitor.inPlayer(() => visitor.evaluate(sayToApp, wordOf(movement)))
    try {
      await visitor.go('/')
      await comeFromLanding(visitor)
      await introduceOneself(visitor)
      await beginFirstMovement(visitor)
      await complete('single-leg-stance')
      await until('the first is done', () => visitor.seesText('Good job! One done, two to go.'), 30)
      await skipRest(visitor)

      await visitor.killPage()
      await until('the second movement', () => visitor.seesText('2 of 3'), 60)
      await beginFirstMovement(visitor)
      await complete('toe-touch')
      await skipRest(visitor)
      await complete('squat')
      await until('all are done', () => visitor.sees('button', 'Show me my age'), 30)

      await visitor.killPage()
      await visitor.press('button', 'Show me my age')
      for (const shown of ['31.4 seconds', '82 degrees', '16 squats'])
        await until(shown, () => visitor.seesText(shown), 30)
    } catch (error) {
      await writeFile(test.info().outputPath('page.png'), await visitor.picture())
      throw error
    } finally {
      await visitor.close()
    }
  })
