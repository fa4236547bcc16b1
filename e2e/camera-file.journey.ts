import { chromium, expect, test } from '@playwright/test'
import { chromiumArguments, softwarePaintArguments } from '../tools/chromium/chromium-arguments.ts'
import { writeCameraFile } from './camera/camera-file.ts'
import { unlockKey } from './playwright.config.ts'
import { again } from './steps/again.ts'
import { phone } from './steps/devices.ts'
import { isComparable, listenToMeasurements } from './steps/live-truth.ts'
import { introduceOneself } from './steps/onboarding.ts'
import { acceptResult, playerFrame } from './steps/player.ts'
import { feelWell, feelWellInCompany } from './steps/safety.ts'
import { truthOf } from './steps/truth.ts'
import { playerWords, stageWords } from './steps/words.ts'

/** The shortest squat film. */
const film = 'squat-of-person-8'

/** Index of the squats in the default set, including breaks. */
const squatsIndex = 4

/** Removes frame access and frame callbacks, leaving a plain camera. */
function withoutPictureCalls() {
  const codecs = ['VideoFrame', 'VideoDecoder', 'VideoEncoder', 'EncodedVideoChunk', 'ImageDecoder']
  for (const name of [...codecs, 'MediaStreamTrackProcessor', 'MediaStreamTrackGenerator'])
    Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback')
}

test(
  'squats in front of Chromium’s fake camera, without WebCodecs or frame callbacks, become a partial report that names what is missing',
  again,
  async ({ page, baseURL }, testInfo) => {
    test.setTimeout(300_000)
    const file = testInfo.outputPath('camera.mjpeg')
    await page.goto('about:blank')
    await writeCameraFile(page, { film, file, heldBefore: 10, heldAfter: 20 })

    const browser = await chromium.launch({
      executablePath: testInfo.project.use.launchOptions?.executablePath ?? '',
      args: [
        ...chromiumArguments,
        ...softwarePaintArguments,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${file}`,
      ],
    })
    const visitor = await browser.newPage({ ...phone, baseURL: baseURL ?? '' })
    const measured = listenToMeasurements(visitor)
    await visitor.addInitScript(withoutPictureCalls)
    await visitor.goto(`/longevity-test?unlockKey=${unlockKey}`)
    await introduceOneself(visitor, { name: 'Grace', age: 71, sex: 'Female' })
    await feelWell(visitor)
    await expect(visitor).toHaveURL(/\/assessment\/workout$/)

    // Returns to the third movement after the page was closed.
    await visitor.evaluate(index => {
      const stored = JSON.parse(localStorage.getItem('workout-session') ?? '{"version":1}')
      localStorage.setItem(
        'workout-session',
        JSON.stringify({ ...stored, state: { currentWorkoutIndex: index, assessmentResults: [] } }),
      )
    }, squatsIndex)
    await visitor.reload()
    await feelWellInCompany(visitor)
    const ready = visitor.getByRole('button', { name: 'I’m ready' })
    await expect(ready).toBeEnabled({ timeout: 60_000 })
    await ready.click()

    const player = await playerFrame(visitor)
    const useCamera = player.getByRole('button', { name: playerWords.screens.camera.use })
    const squatting = player.getByText('Sit back, then stand tall')
    await expect(useCamera.or(squatting)).toBeVisible({ timeout: 30_000 })
    if (await useCamera.isVisible()) await useCamera.click()
    await expect(squatting).toBeVisible({ timeout: 30_000 })
    const truth = await truthOf(film)
    // Counting is live only with enough frames; otherwise the film has ended by then.
    const count = player.locator('#number').filter({ hasText: String(truth.reps) })
    await count.waitFor({ timeout: 40_000 }).catch(() => {})
    await player.getByRole('button', { name: stageWords.screens.moving.enough }).click()
    const shown = await acceptResult(player)

    await expect(visitor).toHaveURL(/\/assessment\/report/, { timeout: 60_000 })
    await visitor.getByRole('button', { name: 'Show me my age' }).click()
    const report = visitor.getByRole('main')
    const [squats] = measured
    if (squats?.movement !== 'squat') throw new Error('squats were measured')
    expect(shown).toContain(String(squats.reps))
    await expect(report.getByText(`${squats.reps} squats`, { exact: true }).first()).toBeVisible()
    if (isComparable(squats)) expect(squats.reps).toBe(truth.reps)
    await expect(report.getByText(/Not measured.*left out of your mobility age/)).toHaveCount(2)
    await expect(report.getByText('you are 71')).toBeVisible()
    await browser.close()
  },
)
