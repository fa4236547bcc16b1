import { clearSideView } from '@lithe/movements/testing'
import { expect } from '@playwright/test'
import { phoneOnItsSide } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { consent, person, rememberPerson } from './steps/known-report.ts'

const longPlank = {
  movement: 'plank',
  windowSeconds: 120,
  longestHoldSeconds: 22,
  holds: [{ fromSeconds: 3, toSeconds: 25 }],
  quality: clearSideView,
}

test('a report without an age makes no promise about one, and fits a phone in landscape', async ({
  page,
}) => {
  const caller = await rememberPerson(page)
  const { request } = page.context()
  await request.put('/api/lithe/user', { data: { ...caller, userDetails: person } })
  const sessionId = crypto.randomUUID()
  const kept = await request.put(`/api/lithe/sessions/${sessionId}`, {
    data: {
      ...caller,
      movement: 'plank',
      measured: { ok: true, measurement: longPlank },
      measuredAt: new Date().toISOString(),
      consent,
    },
  })
  expect(kept.status(), await kept.text()).toBe(200)
  const made = await request.post('/api/lithe/generate-report', {
    data: { ...caller, sessions: { strength: sessionId } },
  })
  const { data } = (await made.json()) as { data: { assessmentId: string } }
  await page.goto(`/assessment/report/${data.assessmentId}`)
  await expect(page.getByText('There is no mobility age this time', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take the test again' })).toBeVisible()
  await expect(page.getByText('What each movement came to', { exact: true })).toBeVisible()
  await expect(page.getByText('how many years it adds or takes')).toHaveCount(0)
  await expect(page.getByText('among people of your age')).toHaveCount(0)

  await page.setViewportSize(phoneOnItsSide.viewport)
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(heading?.x, 'no room is left where the dial would be').toBeLessThan(100)
})
