import type { PlayerMessage } from '@lithe/contracts/player'
import type { Measurement } from '@lithe/movements/catalog'
import type { Page } from '@playwright/test'
import { completeMovement } from './complete-movement.ts'
import { playerFrame } from './player.ts'

type Failure = Extract<PlayerMessage, { type: 'failed' }>['reason']

declare global {
  interface Window {
    heard: { type: string }[]
    say(news: object): void
  }
}

/** Runs in the frame: reports ready, records messages, and replies as scripted. */
function answer() {
  window.heard = []
  window.say = news =>
    window.parent.postMessage({ channel: 'lithe-player', version: 1, ...news }, window.location.origin)
  window.addEventListener('message', ({ data }) => window.heard.push(data))
  window.say({ type: 'ready' })
}

/** Replaces the player with a page that ends each movement as scripted, for tests of what surrounds measuring. */
export async function givePlayerThatAnswers(page: Page) {
  await page.route('**/player/**', route =>
    route.fulfill({
      contentType: 'text/html',
      // An isolated document refuses frames without this header.
      headers: { 'cross-origin-embedder-policy': 'require-corp' },
      body: `<script>(${answer})()</script>`,
    }),
  )
  const say = async (news: object) => {
    const frame = await playerFrame(page)
    await frame.evaluate(what => window.say(what), {
      sessionId: crypto.randomUUID(),
      measuredAt: new Date().toISOString(),
      ...news,
    })
  }
  return {
    /** Start and stop messages received, in order. */
    told: async () =>
      (await playerFrame(page)).evaluate(() =>
        window.heard.flatMap(({ type }) => (type === 'start' || type === 'stop' ? [type] : [])),
      ),
    complete: (movement: Measurement['movement']) => completeMovement(page, movement),
    /** Shows a result without continuing. */
    show: (movement: Measurement['movement']) => completeMovement(page, movement, 'measured'),
    fail: (reason: Failure) => say({ type: 'failed', reason }),
  }
}
