import { framingAdvice, liveAdvice } from '@lithe/movements'
import { movementIds, refusalReasons } from '@lithe/movements/catalog'
import { milliseconds } from '@lithe/pose'
import { inventedLanguages } from '@lithe/words/languages'
import { untouchedIn } from '@lithe/words/untouched'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cameraProblems } from '../camera/camera-problem.ts'
import { createSound } from '../sound/sound.ts'
import { cues } from '../state/cue.ts'
import type { NearFall, PlayerState, Result } from '../state/player-state.ts'
import { blankStage } from '../testing/blank-stage.ts'
import {
  countdown,
  framing,
  measuredAt,
  measuring,
  refusedAs,
  sessionId,
  squats,
  stance,
  twelve,
} from '../testing/play-state.ts'
import { speakIn, speakOnStageIn } from '../words/words.ts'
import { App } from './app.tsx'

const kept = { sessionId, measurement: twelve, measuredAt, secondsTaken: 30 }
const result: Result = { at: 'result', assignment: squats, redos: 0, shownAt: milliseconds(0), ...kept }
const nearFall = (answer: NearFall['answer'], isUnanswered = false): NearFall => ({
  at: 'near-fall',
  assignment: squats,
  redos: 0,
  calledAt: milliseconds(0),
  answer,
  isUnanswered,
})
const loading = (loadedBytes: number): PlayerState => ({
  at: 'loading',
  progress: { loadedBytes, totalBytes: 9_000_000 },
  asked: null,
})
const assignments = movementIds.map(movement => ({ ...squats, movement }))
const both = { assignment: stance, redos: 0 }

/** Every screen of the player, in each of its states. */
const states: readonly PlayerState[] = [
  { at: 'loading', progress: null, asked: null },
  ...[0, 4_200_000, 9_000_000].map(loading),
  { at: 'engine-failed' },
  { at: 'camera-opening', ...both },
  { at: 'camera-explained', ...both },
  ...cameraProblems.map((problem): PlayerState => ({ at: 'camera-error', assignment: stance, problem })),
  ...assignments.map((assignment): PlayerState => ({ ...framing, assignment })),
  ...framingAdvice.map((advice): PlayerState => ({ ...framing, advice })),
  { ...framing, isSlow: true },
  { ...framing, practice: 'wanted' },
  ...assignments.map((assignment): PlayerState => ({ ...countdown, assignment })),
  { at: 'practising', ...both, startedAt: milliseconds(0), advice: null },
  ...assignments.map(assignment => measuring(assignment)),
  ...[...liveAdvice, ...cues].map((advice): PlayerState => ({ ...measuring(stance), advice })),
  { ...measuring(squats), isFinishing: true },
  result,
  { ...result, measurement: { ...twelve, partials: 3 } },
  nearFall('none'),
  nearFall('none', true),
  nearFall('hurt'),
  nearFall('dialling'),
  ...refusalReasons.flatMap((reason): PlayerState[] => [
    refusedAs(reason),
    { ...refusedAs(reason), kept },
    { ...refusedAs(reason, 1), redoAt: milliseconds(9000), secondsLeft: 9 },
  ]),
  { ...refusedAs('interrupted'), isCameraLost: true },
  ...(['nothing', 'completed', 'left-out'] as const).map(
    (after): PlayerState => ({ at: 'waiting-for-host', after }),
  ),
  { at: 'stopped' },
]

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
    const left = states.flatMap(state => {
      const found = untouchedIn(readIn(markupOf(state)), language)
      return found.length > 0 ? [`${state.at}: ${found.join(' ')}`] : []
    })
    expect(left).toEqual([])
  })
})
