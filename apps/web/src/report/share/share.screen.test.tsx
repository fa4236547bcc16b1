import { comparisonOf, reportedAge } from '@lithe/scoring/reported'
import { shareWords } from '@lithe/words/live/share'
import { shellWords } from '@lithe/words/live/shell'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ownPlate } from '../../testing/own-plate.ts'
import { ownedBy } from '../../testing/screens/device.ts'
import { button, press } from '../../testing/screens/finders.ts'
import { type Report, recordedReport, serverWith } from '../../testing/screens/known.ts'
import {
  asBefore,
  doubleText,
  expectAccessibleInBothColours,
  expectInView,
  expectLargeTargets,
  expectNoSidewaysScroll,
  settle,
  showOn,
  smallPhone,
} from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'
import { held } from '../../testing/screens/server.ts'

beforeEach(asBefore)

const card = () => page.getByRole('img', { name: /^The card/ })
const ageTick = () => page.getByRole('checkbox', { name: /^My mobility age/ })
const pixels = () => {
  const { width, height } = card().element() as HTMLCanvasElement
  return { width, height }
}

function made(createdAt: Date, mobilityAge: number): Report {
  const report = recordedReport('unlocked')
  return {
    ...report,
    createdAt: createdAt.toISOString(),
    freeReportData: {
      ...report.freeReportData,
      mobilityAge,
      comparison: comparisonOf(reportedAge(mobilityAge), report.freeReportData.userAge),
    },
  }
}

async function openCard(report: Report, drawn: readonly Report['sessions'][number][] = []) {
  const plates = Object.fromEntries(drawn.map(({ sessionId }) => [sessionId, ownPlate]))
  await openApp(`/assessment/report/${report.assessmentId}`, {
    device: { ...ownedBy(), 'report-notes': { plates } },
    server: serverWith([report]),
  })
  await expect.element(page.getByRole('figure').first()).toBeVisible()
  await button(shareWords.open).click()
  await expect.element(button(shareWords.share)).toBeEnabled()
}

test('a younger age is stated in a sentence, and the real one can be left out', async () => {
  await openCard(made(new Date(), 55))
  await expect.element(card()).toHaveAccessibleName(/^The card: I am 62\. I move like 55\. /)
  await expect.element(ageTick()).not.toBeInTheDocument()
  await page.getByText(shareWords.realAge({ age: 62 })).click()
  await expect.element(card()).toHaveAccessibleName(/^The card: I move like 55\. /)
})

test('a cross next to the title closes the sheet', async () => {
  await openCard(made(new Date(), 55))
  await press(button(shellWords.buttons.close))
  await expect.element(card()).not.toBeInTheDocument()
})

test('an older age is on the card only if ticked; the best movement is there by default', async () => {
  const { share, close } = openableShareSheet()
  close()
  const sent = async (times: number) => {
    await expect.element(button(shareWords.share)).toBeEnabled()
    await button(shareWords.share).click()
    await expect.poll(() => share.mock.calls).toHaveLength(times)
    return share.mock.lastCall?.[0].text
  }
  await openCard(made(new Date(), 71))
  await expect.element(card()).toHaveAccessibleName('The card: 16 squats today. Ask me in four weeks.')
  expect(await sent(1)).toMatch(/^16 squats today\. Ask me in four weeks\. A few movements/)
  await page.getByText(shareWords.mobilityAge({ told: 'years', age: 71 })).click()
  await expect.element(card()).toHaveAccessibleName(/today\. Ask me in four weeks\. Mobility age about 71, /)
  expect(await sent(2)).toMatch(
    / Mobility age about 71, older than my years, likely \d+\sto\s\d+\. Ahead of about /,
  )
})

test('the card of last week’s report does not say today', async () => {
  await openCard(made(new Date(Date.now() - 7 * 86_400_000), 71))
  await expect.element(card()).toHaveAccessibleName('The card: 16 squats. Ask me in four weeks.')
})

test('the card is square, or as tall as a story, and appears with a haptic tap', async () => {
  const felt = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
  await openCard(made(new Date(), 55))
  expect(pixels()).toEqual({ width: 1080, height: 1080 })
  await expect.poll(() => felt.mock.calls).toEqual([[10]])
  await expect.element(card()).toHaveClass('printed')
  await page.getByText(shareWords.formats.story, { exact: true }).click()
  await expect.poll(() => felt.mock.calls).toHaveLength(2)
  expect(pixels()).toEqual({ width: 1080, height: 1920 })
  await page.getByText(shareWords.realAge({ age: 62 })).click()
  await expect.element(button(shareWords.share)).toBeEnabled()
  expect(felt, 'what is ticked changes the card where it lies').toHaveBeenCalledTimes(2)
  felt.mockRestore()
})

/** A share sheet that stays open until closed; meanwhile the browser rejects a second one. */
function openableShareSheet() {
  const { wait, letGo } = held()
  let isOpen = false
  const share = vi.fn(async (_card: { text: string }) => {
    if (isOpen) throw new DOMException('An earlier share has not yet completed', 'InvalidStateError')
    isOpen = true
    await wait
    isOpen = false
  })
  const given = { canShare: () => true, share }
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => void Object.keys(given).map(name => Reflect.deleteProperty(navigator, name)))
  return { share, close: letGo }
}

test('two quick taps share the card once, and neither download nor copy it', async () => {
  const { share, close } = openableShareSheet()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openCard(made(new Date(), 55))
  const tap = () => (button(shareWords.share).element() as HTMLElement).click()
  tap()
  tap()
  close()
  await settle()
  await expect.element(page.getByText(shareWords.copied)).not.toBeInTheDocument()
  expect(copied).not.toHaveBeenCalled()
  expect(share).toHaveBeenCalledTimes(1)
  tap()
  await expect.poll(() => share.mock.calls).toHaveLength(2)
})

/** Counts pixels of the trainer's skin colour; none means no face on the card. */
function skinDots(): number {
  const canvas = card().element() as HTMLCanvasElement
  const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  let found = 0
  for (let at = 0; at < dots.length; at += 4)
    if (dots[at] === 215 && dots[at + 1] === 159 && dots[at + 2] === 124) found += 1
  return found
}
const corner = () => {
  const canvas = card().element() as HTMLCanvasElement
  return [...(canvas.getContext('2d')?.getImageData(2, 2, 1, 1).data ?? [])]
}
const ownTick = () => page.getByRole('checkbox', { name: shareWords.ownPlate })

test.each(['square', 'story'] as const)(
  'a %s card shows the person’s own figure, without a face, unless Etta replaces it',
  async format => {
    const report = made(new Date(), 71)
    const [, , squats] = report.sessions
    if (!squats) throw new Error('three movements')
    await openCard(report, [squats])
    await press(page.getByText(shareWords.formats[format], { exact: true }))
    await expect.element(ownTick()).toBeChecked()
    await expect.element(button(shareWords.share)).toBeEnabled()
    expect(skinDots()).toBe(0)
    await press(page.getByText(shareWords.ownPlate))
    await expect.poll(skinDots).toBeGreaterThan(1000)
  },
)

test('the person’s figure is drawn only for the card’s movement, the last in a locked report', async () => {
  const report = made(new Date(), 71)
  await openCard(report, report.sessions.slice(0, 1))
  await expect.element(ownTick()).not.toBeInTheDocument()
  const locked = { ...recordedReport('locked'), createdAt: report.createdAt }
  await openCard(locked, locked.sessions.slice(0, 1))
  await expect.element(ownTick()).toBeChecked()
  expect(skinDots()).toBe(0)
})

test('a small phone shows everything, with large targets, even at double text size', async () => {
  await showOn(smallPhone)
  const report = made(new Date(), 71)
  await openCard(report, report.sessions)
  await settle()
  const byDay = corner()
  await expectInView(button(shareWords.share), 'share sheet')
  await expectLargeTargets('share sheet')
  await expectAccessibleInBothColours('share sheet')
  expect(corner(), 'the card stays light').toEqual(byDay)
  await doubleText()
  await expectNoSidewaysScroll('share sheet')
})
