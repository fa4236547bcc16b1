import { inventedLanguages } from '@lithe/words/languages'
import { untouchedIn } from '@lithe/words/untouched'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSound } from '../sound/sound.ts'
import type { PlayerState } from '../state/player-state.ts'
import { blankStage } from '../testing/blank-stage.ts'
import { everyState } from '../testing/every-state.ts'
import { speakIn, speakOnStageIn } from '../words/words.ts'
import { App } from './app.tsx'

const silence = { say: () => {}, sayNext: () => {}, hush: () => {} }
const sound = createSound(silence, { unlock: () => {}, play: () => {} })

function markupOf(state: PlayerState): string {
  const store = { state: () => state, subscribe: () => () => {}, dispatch: () => {} }
  return renderToStaticMarkup(
    <App store={store} sound={sound} stage={blankStage().stage} onDemand={() => {}} />,
  )
}

/** What of a page is drawn or read out. */
const readIn = (markup: string) =>
  [
    ...markup.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g),
    ...markup.replace(/<svg.*?<\/svg>/g, '').matchAll(/>([^<]+)/g),
  ]
    .map(([, text = '']) => text.replaceAll('&#x27;', '’'))
    .join('\n')

const phones = ['iPhone', 'Android', 'Windows']

describe.each(inventedLanguages)('in %s', language => {
  beforeAll(() => Promise.all([speakIn(language), speakOnStageIn(language)]))
  afterAll(() => {
    vi.unstubAllGlobals()
    return Promise.all([speakIn('en'), speakOnStageIn('en')])
  })

  it.each(phones)('no screen shows or reads out a word of English: %s', userAgent => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
    const left = everyState.flatMap(state => {
      const found = untouchedIn(readIn(markupOf(state)), language)
      return found.length > 0 ? [`${state.at}: ${found.join(' ')}`] : []
    })
    expect(left).toEqual([])
  })
})
