import { framingAdvice, liveAdvice } from '@lithe/movements'
import { movementIds, refusalReasons } from '@lithe/movements/catalog'
import { inventedLanguages } from '@lithe/words/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cues } from '../state/cue.ts'
import type { PlayerState } from '../state/player-state.ts'
import { framing, measuring, refusedAs, squats, stance, twelve } from '../testing/play-state.ts'
import { caption } from './caption.ts'
import { againWords, nameOf } from './movement-words.ts'
import { spoken } from './read-aloud.ts'
import { refusalHelp } from './refusal-help.ts'
import { resultWords } from './result-words.ts'
import { speakIn, speakOnStageIn, stageWords, words, writePage } from './words.ts'

/** Matches three letters in a row of plain English, which no pseudo-language leaves intact. */
const untouched = {
  'en-XA': /(?<![\p{L}’])[a-zA-Z]{3,}(?![\p{L}’])/u,
  'ar-XB': /(?<![\u202e\p{L}’])[a-zA-Z]{3,}(?![\p{L}’])/u,
}

const said = (): (string | null)[] => {
  const states: PlayerState[] = [
    framing,
    ...framingAdvice.map(advice => ({ ...framing, advice })),
    { ...framing, practice: 'recognised' },
    { ...framing, practice: 'not-recognised' },
    ...[...liveAdvice, ...cues].map(advice => ({ ...measuring(stance), advice })),
    ...movementIds.map(movement => measuring({ ...squats, movement })),
    ...refusalReasons.flatMap(reason => [refusedAs(reason, 0), refusedAs(reason, 1)]),
  ]
  const { unit, note, quality } = resultWords(twelve)
  return [
    ...states.flatMap(state => [caption(state), spoken(state)]),
    ...refusalReasons.flatMap(reason => refusalHelp({ ...refusedAs(reason), assignment: stance })),
    ...[unit, note, quality],
    ...[stageWords.screens.nearFall.call({ number: '112' }), stageWords.refusals.rest({ seconds: 30 })],
    ...Object.values(words.screens.camera),
    ...movementIds.flatMap(movement => [nameOf({ movement, variant: null }), againWords(movement)]),
  ]
}

describe.each(inventedLanguages)('in %s', language => {
  beforeAll(() => Promise.all([speakIn(language), speakOnStageIn(language)]))
  afterAll(() => Promise.all([speakIn('en'), speakOnStageIn('en')]))

  it('nothing spoken or shown is left in English', () => {
    const sentences = said().filter(sentence => sentence !== null)
    expect(sentences.length).toBeGreaterThan(100)
    for (const sentence of sentences) expect(sentence).not.toMatch(untouched[language])
  })

  it('numbers and inserted values are unchanged', () => {
    expect(resultWords(twelve).value).toBe('12')
    expect(stageWords.screens.nearFall.call({ number: '112' })).toContain('112')
  })

  it('the document declares the language', () => {
    const camera = { setAttribute: (name: string, value: string) => Object.assign(camera, { [name]: value }) }
    const page = { documentElement: { lang: 'en', dir: '' }, title: '', querySelector: () => camera }
    writePage(page as unknown as Document, language)
    expect(page.documentElement).toEqual({ lang: language, dir: language === 'ar-XB' ? 'rtl' : 'ltr' })
    expect(page.title).toBe(words.page.title)
    expect(camera).toMatchObject({ 'aria-label': words.page.camera })
  })
})
