import { expect, type Page } from '@playwright/test'
import { giveFilmCamera } from './camera/film-camera.ts'
import { test } from './steps/frugal-test.ts'
import { playerWords, stageWords } from './steps/words.ts'

const { denied, dismissed, blank } = stageWords.cameraProblems
const { anotherCamera, askAgain, tryAgain } = playerWords.screens

declare global {
  interface Window {
    workers: Worker[]
    timesAsked: number
  }
}

const useCamera = async (page: Page) => {
  await page.goto('/player/?movement=squat')
  await page.getByRole('button', { name: playerWords.screens.camera.use }).click({ timeout: 60_000 })
}

/** A camera that is on but sends black frames or none; the device has another camera. */
function installBlankCamera(isBlack: boolean) {
  window.timesAsked = 0
  navigator.mediaDevices.enumerateDevices = async () =>
    ['front', 'back'].map(deviceId => ({ kind: 'videoinput', deviceId })) as MediaDeviceInfo[]
  navigator.mediaDevices.getUserMedia = async () => {
    window.timesAsked += 1
    const track = new MediaStreamTrackGenerator({ kind: 'video' })
    const writer = track.writable.getWriter()
    const canvas = new OffscreenCanvas(640, 480)
    canvas.getContext('2d')?.fillRect(0, 0, 640, 480)
    const timer = setInterval(() => {
      if (track.readyState === 'ended') return clearInterval(timer)
      if (isBlack && (writer.desiredSize ?? 0) > 0)
        writer.write(new VideoFrame(canvas, { timestamp: performance.now() * 1000 })).catch(() => {})
    }, 66)
    return new MediaStream([track])
  }
}

test('a dead engine worker is replaced and measuring goes on; a silent worker is reported within 8 s, with a way out', async ({
  page,
}) => {
  await giveFilmCamera(page, ['squat-of-person-8'])
  await page.addInitScript(() => {
    window.workers = []
    window.Worker = class extends Worker {
      constructor(...made: ConstructorParameters<typeof Worker>) {
        super(...made)
        window.workers.push(this)
      }
    }
  })
  await useCamera(page)
  await page.evaluate(() => window.filmCamera.load('squat-of-person-8'))
  const stop = page.getByRole('button', { name: stageWords.screens.moving.stop })
  await expect(stop).toBeVisible({ timeout: 30_000 })
  // No event reports a worker that the system terminated.
  const before = await page.evaluate(() => {
    window.workers.at(-1)?.terminate()
    return window.workers.length
  })
  await expect.poll(() => page.evaluate(() => window.workers.length), { timeout: 15_000 }).toBe(before + 1)
  await expect(page.getByText('Sit back, then stand tall'), 'another engine has seen her stand').toBeVisible({
    timeout: 30_000,
  })
  await page.evaluate(() => {
    window.Worker.prototype.postMessage = () => {}
  })
  await expect(page.getByRole('heading', { name: stageWords.refusals.sightLost.title })).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByRole('button', { name: stageWords.screens.refused.ready })).toBeVisible()
})

test('a camera that is on but sends no frame is reported after 8 s', async ({ page }) => {
  await page.addInitScript(installBlankCamera, false)
  await useCamera(page)
  await expect(page.getByRole('heading', { name: blank.title })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: anotherCamera })).toBeVisible()
})

test('black frames reopen the camera once, then are reported, and another camera is offered', async ({
  page,
}) => {
  await page.addInitScript(installBlankCamera, true)
  await useCamera(page)
  await expect(page.getByRole('heading', { name: blank.title })).toBeVisible({ timeout: 40_000 })
  expect(await page.evaluate(() => window.timesAsked)).toBe(2)
  await page.getByRole('button', { name: anotherCamera }).click()
  await expect(page.getByRole('button', { name: anotherCamera }), 'on the stage as well').toBeVisible()
  expect(await page.evaluate(() => window.timesAsked)).toBe(3)
})

test('a dismissed permission prompt is distinguished from a refusal, and one button asks again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.permissions.query = async () => ({ state: 'prompt' }) as PermissionStatus
    navigator.mediaDevices.getUserMedia = async () => {
      await new Promise(resolve => setTimeout(resolve, 800))
      throw new DOMException('', 'NotAllowedError')
    }
  })
  await useCamera(page)
  await expect(page.getByRole('heading', { name: dismissed.title })).toBeVisible()
  await page.getByRole('button', { name: askAgain }).click()
  await expect(page.getByRole('heading', { name: playerWords.screens.camera.opening })).toBeVisible()
})

test.describe('inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 357.0.0.28.106',
  })
  test('a refused camera leads to the browser, by the app’s own menu or a URL', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('', 'NotAllowedError')
      }
    })
    await useCamera(page)
    for (const step of denied.wayOut['iphone-app']) await expect(page.getByText(step)).toBeVisible()
    await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: playerWords.absence.copy }).click()
    await expect(page.getByRole('button', { name: tryAgain })).toBeVisible()
  })
})
