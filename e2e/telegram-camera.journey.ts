import { expect } from '@playwright/test'
import { type BotApiPeer, openBotApiPeer } from '../apps/api/src/testing/telegram/bot-api-peer.ts'
import { giveFilmCamera } from './camera/film-camera.ts'
import { botApiPort } from './playwright.config.ts'
import { again } from './steps/again.ts'
import { comeToSquats } from './steps/come-to-squats.ts'
import { groundOf } from './steps/ground.ts'
import { isComparable, listenToMeasurements } from './steps/live-truth.ts'
import { acceptResult, finishAfterFilm, performFilm, playerFrame } from './steps/player.ts'
import { truthOf } from './steps/truth.ts'
import { expectClear } from './telegram/insets.ts'
import { test } from './telegram/test.ts'
import { leaveFeedbackAndClose, rememberHer } from './telegram/visit.ts'

/** The shortest squat film. */
const film = 'squat-of-person-8'

let telegram: BotApiPeer
test.beforeAll(async () => {
  telegram = await openBotApiPeer({ port: botApiPort })
})
test.afterAll(() => telegram.stop())

test(
  'a visit in the current Telegram with light colours is measured by the camera: the screen stays on, leaving asks, and the card goes to the chat',
  again,
  async ({ enter }) => {
    test.setTimeout(180_000)
    const visit = await enter({ before: page => giveFilmCamera(page, [film]) })
    const { page, host, user } = visit
    const measured = listenToMeasurements(page)
    await rememberHer(visit)
    await comeToSquats(page)
    const player = await playerFrame(page)
    await player.getByRole('button', { name: 'Use the camera' }).click()
    await performFilm(page, film)
    expect(host.state, 'while she moves').toMatchObject({
      fillsScreen: true,
      isTurnable: false,
      asksBeforeClosing: true,
      swipesAway: false,
    })
    expect(await groundOf(player), 'light Telegram on a dark phone').toBe(await groundOf(page))
    await expectClear(visit, 'stage')
    await finishAfterFilm(player)
    const shown = await acceptResult(player)

    await expect(page).toHaveURL(/\/assessment\/report/, { timeout: 60_000 })
    await page.getByRole('button', { name: 'Show me my age' }).click()
    const upload = visit.wire.calls().find(({ path }) => path.includes('/sessions/'))
    expect(upload?.body).toMatchObject({
      source: 'telegram',
      measured: { measurement: { movement: 'squat' } },
    })
    const [squats] = measured
    if (squats?.movement !== 'squat') throw new Error('squats were measured')
    const { reps, partials } = await truthOf(film)
    expect(shown).toContain(String(squats.reps))
    if (isComparable(squats)) expect(squats).toMatchObject({ reps, partials })
    await expect
      .poll(() => host.state, 'once she is done')
      .toMatchObject({
        isTurnable: true,
        asksBeforeClosing: false,
        swipesAway: true,
      })
    await expect
      .poll(() => host.calls('web_app_trigger_haptic_feedback'), 'the hand has come to rest')
      .toContainEqual({ type: 'notification', notification_type: 'success' })
    await page.getByRole('button', { name: 'Share how I move' }).click()
    await page.getByRole('button', { name: 'Send to my chat' }).click()
    await expect
      .poll(() => telegram.calls('sendPhoto').map(({ payload }) => payload.chat_id))
      .toContain(user.id)
    await page.keyboard.press('Escape')
    await leaveFeedbackAndClose(visit)
  },
)
