import { reportPageWords } from '@lithe/words/live/report-page'
import { whyWords } from '@lithe/words/live/why'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { heading } from '../testing/screens/finders.ts'
import { reportOfNow } from '../testing/screens/known.ts'
import { asBefore, emulate, settle } from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'

const { report, server } = reportOfNow()
const generate = '/assessment/generate?balance=1c9dcf3e-7d0c-4ed4-9b0e-0c3a3c3f6c11'

const dial = () => page.getByRole('figure')
const dialSays = (what: string) => expect.poll(() => dial().element().getAttribute('data-dial')).toBe(what)
const words = () => document.querySelector('[data-told]')
const cover = () => {
  const notice = document.createElement('div')
  notice.style.cssText = 'position:fixed;inset:0;z-index:100;background:white'
  document.body.append(notice)
  return notice
}

beforeEach(asBefore)

test('an age is revealed once visible: the hand swings past it and back, then the words appear', async () => {
  const felt = vi.fn(() => true)
  Object.defineProperty(navigator, 'vibrate', { value: felt, configurable: true })
  const notice = cover()
  const app = await openApp(generate, { device: ownedBy(), server: server() })
  await expect.poll(app.place).toBe(paths.report.link(report.assessmentId))
  await dialSays('waiting')
  await new Promise(resolve => setTimeout(resolve, 600))
  await dialSays('waiting')
  expect(getComputedStyle(words() as Element).opacity, 'the words give nothing away').toBe('0')
  await expect
    .element(heading(), { message: 'but a reader of screens has them' })
    .toMatchTextContent(/, Ada$/)
  expect(felt).not.toHaveBeenCalled()

  const number = dial().element().querySelector('.dial-number') as Element
  const numbers: number[] = []
  const watching = new MutationObserver(() => numbers.push(Number(number.textContent)))
  watching.observe(number, { childList: true, characterData: true, subtree: true })
  notice.remove()
  await dialSays('telling')
  expect(words()?.getAttribute('data-told'), 'while the hand swings').toBe('false')
  await dialSays('told')
  watching.disconnect()
  const { userAge, mobilityAge } = report.freeReportData
  expect(numbers[0], 'it sets out at the real age').toBe(userAge)
  expect(numbers.at(-1)).toBe(mobilityAge)
  expect(Math.max(...numbers), 'and swings past').toBeGreaterThan(mobilityAge ?? 0)
  expect(felt).toHaveBeenCalledExactlyOnceWith(10)
  await settle()
  expect(getComputedStyle(words() as Element).opacity).toBe('1')

  await app.goTo(paths.confidence.link())
  await expect.element(heading(whyWords.confidence.title)).toBeVisible()
  await app.goTo(paths.report.link(report.assessmentId))
  await expect
    .poll(() => dial().element().getAttribute('data-played'), { message: 'a later visit' })
    .toBe('false')
  await dialSays('told')
})

test('the plate shown while a report is made leads straight to the dial, without another wait', async () => {
  const app = await openApp(generate, { device: ownedBy(), server: server() })
  const { heading: opening } = reportPageWords.opening
  const seen: string[] = []
  const watching = new MutationObserver(() => seen.push(document.querySelector('h1')?.textContent ?? ''))
  watching.observe(document.body, { childList: true, subtree: true, characterData: true })
  await expect.poll(app.place).toBe(paths.report.link(report.assessmentId))
  await dialSays('told')
  watching.disconnect()
  expect(seen).not.toContain(opening)
})

test('the hand is in place once visible with reduced motion', async () => {
  await emulate({ reducedMotion: 'reduce' })
  const notice = cover()
  const app = await openApp(generate, { device: ownedBy(), server: server() })
  await expect.poll(app.place).toBe(paths.report.link(report.assessmentId))
  await dialSays('waiting')
  notice.remove()
  await dialSays('told')
  const hand = dial().element().querySelector('.dial-hand') as SVGGElement
  expect(hand.style.rotate).toBe('0deg')
})

test('a report opened later is static', async () => {
  await openApp(paths.report.link(report.assessmentId), { device: ownedBy(), server: server() })
  await dialSays('told')
  expect(
    document.getAnimations().filter(({ effect }) =>
      dial()
        .element()
        .contains((effect as KeyframeEffect).target),
    ),
  ).toEqual([])
})
