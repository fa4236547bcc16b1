import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { truthOf } from '../steps/truth.ts'
import { giveCanvasCamera, measureInPlayer, skipRest } from './canvas-camera.ts'
import { enginesToVisit } from './engines-to-visit.ts'
import { measurementsIn, noteSent, sentOf } from './note-sent.ts'
import { openIfHere } from './open-visitor.ts'
import { until } from './until.ts'
import { beginFirstMovement, comeFromLanding, introduceOneself } from './way-to-camera.ts'

/** Fraction of the card's pixels that differ from its background. */
function paintedShare() {
  const canvas = document.querySelector('canvas')
  const paper = canvas?.getContext('2d')
  if (!canvas || !paper) return 0
  const { data } = paper.getImageData(0, 0, canvas.width, canvas.height)
  const pixels = new Uint32Array(data.buffer)
  return pixels.filter(pixel => pixel !== pixels[0]).length / pixels.length
}

for (const engine of enginesToVisit)
  test(`three movements are measured live in ${engine}, from the landing page to the shared card`, async () => {
    test.setTimeout(600_000)
    const visitor = await openIfHere(engine)
    if (!visitor) return
    const begun = Date.now()
    try {
      await visitor.go('/')
      await comeFromLanding(visitor)
      await introduceOneself(visitor)
      await beginFirstMovement(visitor)
      await noteSent(visitor)
      await giveCanvasCamera(visitor, 'stance')
      await measureInPlayer(visitor, 'stance', true)
      await skipRest(visitor)
      await measureInPlayer(visitor, 'toe-touch', false)
      await skipRest(visitor)
      const squats = await measureInPlayer(visitor, 'squat', false)
      const isReport = () => location.pathname.startsWith('/assessment/report')
      await until('the report', () => visitor.evaluate(isReport, null), 60)
      await visitor.press('button', 'Show me my age')
      await visitor.press('button', 'Share how I move')
      await until('the card is painted', async () => (await visitor.evaluate(paintedShare, null)) > 0.05, 60)

      const measured = measurementsIn(await sentOf(visitor))
      const rates = measured.map(({ quality }) => quality.framesPerSecond.toFixed(1))
      const seconds = ((Date.now() - begun) / 1000).toFixed(0)
      console.log(`  ${engine}: ${rates.join(', ')} pictures a second, all of it in ${seconds} s`)
      const [stance, reach, squat] = await Promise.all(['stance', 'toe-touch', 'squat'].map(truthOf))
      const of = (movement: string) => measured.find(one => one.movement === movement)
      const off = (value: number | null | undefined, truth: number | undefined) =>
        Math.abs((value ?? Number.NaN) - (truth ?? Number.NaN))
      const held = of('single-leg-stance')
      const reached = of('toe-touch')
      expect(
        off(
          held && 'longestHoldSeconds' in held ? held.longestHoldSeconds : null,
          stance?.longestHoldSeconds,
        ),
      ).toBeLessThanOrEqual(0.3)
      expect(
        off(reached && 'minHipDegrees' in reached ? reached.minHipDegrees : null, reach?.minHipDegrees),
      ).toBeLessThanOrEqual(5)
      expect(of('squat')).toMatchObject({ reps: squat?.reps, partials: squat?.partials })
      expect(squats).toContain(String(squat?.reps))
      expect(await visitor.errors()).toEqual([])
    } catch (error) {
      await writeFile(test.info().outputPath('page.png'), await visitor.picture())
      throw error
    } finally {
      await visitor.close()
    }
  })
