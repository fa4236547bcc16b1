import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { offlinePort, unlockKey } from '../playwright.config.ts'
import { sayToApp, wordOf } from '../steps/complete-movement.ts'
import { hasAllOfTest, pathsKeptHere } from '../steps/kept-app.ts'
import { startServer } from '../steps/start-server.ts'
import { giveCanvasCamera, measureInPlayer, skipRest } from './canvas-camera.ts'
import { enginesToVisit } from './engines-to-visit.ts'
import { noteSent, sentOf, uploadsIn } from './note-sent.ts'
import { openIfHere } from './open-visitor.ts'
import { until } from './until.ts'
import { beginFirstMovement, comeFromLanding, introduceOneself } from './way-to-camera.ts'

for (const engine of enginesToVisit)
  test(`everything works in ${engine} without a server after one visit, and results are sent later, once`, async () => {
    test.setTimeout(600_000)
    const settings = { DEMO_UNLOCK_KEY: unlockKey }
    const server = await startServer(offlinePort, settings)
    const visitor = await openIfHere(engine, server.origin)
    if (!visitor) return server.stop()
    try {
      await visitor.go('/')
      await until(
        'the app is kept',
        async () => hasAllOfTest(await visitor.evaluate(pathsKeptHere, null)),
        180,
      )

      await server.stop()
      await visitor.setOffline(true)
      await visitor.go('/')
      await comeFromLanding(visitor)
      await introduceOneself(visitor, () => visitor.reload())
      await until('the first movement', () => visitor.seesText('1 of 3'), 60)
      await beginFirstMovement(visitor)
      await giveCanvasCamera(visitor, 'stance')
      await measureInPlayer(visitor, 'stance', true)
      await until('the first is done', () => visitor.seesText('Good job! One done, two to go.'), 30)

      await visitor.reload()
      await until('a reload between two movements', () => visitor.seesText('2 of 3'), 60)
      await beginFirstMovement(visitor)
      const words = [wordOf('toe-touch'), wordOf('squat')] as const
      await visitor.inPlayer(() => visitor.evaluate(sayToApp, words[0]))
      await skipRest(visitor)
      await visitor.inPlayer(() => visitor.evaluate(sayToApp, words[1]))
      await until('the results are safe', () => visitor.seesText('Your 3 results are safe on this phone'), 60)
      await visitor.reload()
      await until('a reload at the end', () => visitor.seesText('Your 3 results are safe on this phone'), 60)

      await noteSent(visitor)
      const again = await startServer(offlinePort, settings)
      await visitor.setOffline(false)
      const isReport = () => /^\/assessment\/report\/[0-9a-f-]{36}$/.test(location.pathname)
      await until('the report', () => visitor.evaluate(isReport, null), 90)
      const answered = await sentOf(visitor)
      const ids = uploadsIn(answered).map(({ path }) => path.split('/').at(-1))
      expect(ids, 'each result once').toHaveLength(3)
      expect(ids).toEqual(expect.arrayContaining(words.map(({ sessionId }) => sessionId)))
      expect(
        answered.filter(({ path }) => path.endsWith('/generate-report')),
        'one report',
      ).toHaveLength(1)
      await visitor.go('/assessment/list')
      const reports = () => document.querySelectorAll('main li').length
      await until('one report is listed', async () => (await visitor.evaluate(reports, null)) === 1, 30)
      await again.stop()
    } catch (error) {
      await writeFile(test.info().outputPath('page.png'), await visitor.picture())
      throw error
    } finally {
      await visitor.close()
      await server.stop()
    }
  })
