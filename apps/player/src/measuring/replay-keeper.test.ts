import { performance as perform, phoneOnShelf, steadyRepetitions } from '@lithe/choreography'
import { PlayerMessage } from '@lithe/contracts/player'
import { createAnalyser } from '@lithe/movements'
import { bearsOut, measureAgain } from '@lithe/movements/replay'
import { inSeconds } from '@lithe/pose'
import { expect, it } from 'vitest'
import { outcomeNews } from '../host/outcome-news.ts'
import { squats } from '../testing/play-state.ts'
import { createReplayKeeper } from './replay-keeper.ts'

const { frames } = perform('squat', { repetitions: steadyRepetitions([80, 75]) }, phoneOnShelf, 30, 8)
const sessionId = crypto.randomUUID()

/** An attempt as a window watches it; what is kept of it, and what it came to. */
function attempt(keepsReplay: boolean) {
  const keeper = createReplayKeeper()
  const analyser = createAnalyser('squat', inSeconds(30))
  keeper.begin({ keepsReplay }, analyser)
  for (const frame of frames) {
    analyser.observe(frame)
    keeper.observe(frame)
  }
  keeper.end(sessionId)
  const measured = analyser.result()
  if (!measured.ok) throw new Error(measured.reason)
  return { keeper, measurement: measured.measurement }
}

it('nothing of an attempt is kept where the host did not ask for it', () => {
  expect(attempt(false).keeper.of(sessionId)).toEqual({})
})

it('where it asked, the figures go with the result, as small as a message may be, and bear it out', () => {
  const { keeper, measurement } = attempt(true)
  const news = outcomeNews(
    {
      type: 'deliver-measured',
      assignment: { ...squats, keepsReplay: true },
      sessionId,
      measurement,
      measuredAt: new Date(),
      secondsTaken: 8,
    },
    keeper.of(sessionId),
  )
  const message = PlayerMessage.parse({ channel: 'lithe-player', version: 1, ...news })
  const replay = message.type === 'measured' ? message.replay : undefined
  if (!replay) throw new Error('no replay went along')
  const bytes = Uint8Array.from(atob(replay.figures), letter => letter.charCodeAt(0))
  const again = measureAgain({ aspect: replay.aspect, bytes }, measurement)
  expect(again && bearsOut(again, measurement)).toBe(true)
})

it('it is of that attempt alone, and forgotten once it was handed over or another began', () => {
  const { keeper } = attempt(true)
  expect(keeper.of(crypto.randomUUID())).toEqual({})
  expect(keeper.of(sessionId)).toHaveProperty('replay')
  keeper.forget()
  expect(keeper.of(sessionId)).toEqual({})
  const again = attempt(true).keeper
  again.begin({ keepsReplay: false }, createAnalyser('squat', inSeconds(30)))
  expect(again.of(sessionId)).toEqual({})
})

it('a result comes through although its figures are not as they should be', () => {
  const { measurement } = attempt(true)
  const news = outcomeNews({
    type: 'deliver-completed',
    assignment: squats,
    sessionId,
    measurement,
    measuredAt: new Date(),
    secondsTaken: 8,
  })
  const odd = {
    channel: 'lithe-player',
    version: 1,
    ...news,
    replay: { aspect: 1, figures: 'A'.repeat(30_000) },
  }
  expect(PlayerMessage.parse(odd)).toMatchObject({ type: 'completed', measurement, replay: undefined })
})
