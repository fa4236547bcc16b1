import { milliseconds } from '@lithe/pose'
import { inventedLanguages } from '@lithe/words/languages'
import { untouchedIn } from '@lithe/words/untouched'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSound } from '../sound/sound.ts'
import { look } from '../state/assignment.ts'
import type { PlayerState } from '../state/player-state.ts'
import { blankStage } from '../testing/blank-stage.ts'
import { everyState, result } from '../testing/every-state.ts'
import { refusedAs } from '../testing/play-state.ts'
import { speakIn, speakOnStageIn, stageWords } from '../words/words.ts'
import { App } from './app.tsx'

const lithe = 'https://lithe.example/'
const silence = { say: () => {}, sayNext: () => {}, hush: () => {} }
const sound = createSound(silence, { unlock: () => {}, play: () => {} })

function markupOf(state: PlayerState): string {
  const store = { state: () => state, subscribe: () => () => {}, dispatch: () => {} }
  return renderToStaticMarkup(
    <App
      store={store}
      sound={sound}
      stage={blankStage().stage}
      onDemand={() => {}}
      hasAnotherCamera={() => true}
      address={lithe}
    />,
  )
}

/** Visible and screen-reader text of a page. */
const readIn = (markup: string) =>
  [
    ...markup.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g),
    ...markup.replace(/<svg.*?<\/svg>/g, '').matchAll(/>([^<]+)/g),
  ]
    .map(([, text = '']) => text.replaceAll('&#x27;', '’'))
    .join('\n')

describe('a countdown to an automatic step', () => {
  it('can be stopped on the screen that shows it, and only there', () => {
    const offers = (state: PlayerState) => markupOf(state).includes(`>${stageWords.screens.wait}<`)
    const counting = { ...refusedAs('no-person'), redoAt: milliseconds(9000), secondsLeft: 9 }
    expect([result, counting].map(offers)).toEqual([true, true])
    expect([{ ...result, shownAt: null }, refusedAs('no-person')].map(offers)).toEqual([false, false])
  })
})

it('the address bar is drawn for a denied camera if the way back begins there', () => {
  const drawnFor = (userAgent: string) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
    const markup = markupOf({ at: 'camera-error', assignment: result.assignment, problem: 'denied' })
    vi.unstubAllGlobals()
    return markup.includes('data-picture="address-bar"')
  }
  expect(['Android Chrome', 'Windows'].map(drawnFor)).toEqual([true, true])
  expect(['iPhone CriOS', 'Telegram'].map(drawnFor)).toEqual([false, false])
})

it('the camera page before a look says that nothing is kept', () => {
  const at = { at: 'camera-explained', redos: 0 } as const
  expect(markupOf({ ...at, assignment: look })).toContain('nothing is kept')
  expect(markupOf({ ...at, assignment: look })).not.toContain('numbers')
  expect(markupOf({ ...at, assignment: result.assignment })).toContain('only the numbers')
})

const phones = ['iPhone', 'Android', 'Windows']

describe.each(inventedLanguages)('in %s', language => {
  beforeAll(() => Promise.all([speakIn(language), speakOnStageIn(language)]))
  afterAll(() => {
    vi.unstubAllGlobals()
    return Promise.all([speakIn('en'), speakOnStageIn('en')])
  })

  it.each(phones)('no screen shows or reads out English on %s', userAgent => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
    const left = everyState.flatMap(state => {
      const found = untouchedIn(readIn(markupOf(state)), language)
      return found.length > 0 ? [`${state.at}: ${found.join(' ')}`] : []
    })
    expect(left).toEqual([])
  })
})
