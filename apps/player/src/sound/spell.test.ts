import { readFileSync } from 'node:fs'
import { readRecordedVoice } from '@lithe/contracts/recorded-voice'
import { framingAdvice, liveAdvice } from '@lithe/movements'
import {
  type Measurement,
  movementIds,
  movements,
  refusalReasons,
  variantIds,
} from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import { cues } from '../state/cue.ts'
import type { PlayerState } from '../state/player-state.ts'
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
import { spoken } from '../words/read-aloud.ts'
import { stageWords, words } from '../words/words.ts'
import { spell } from './spell.ts'

const { clips } = readRecordedVoice(new Uint8Array(readFileSync(new URL('./en.voice', import.meta.url))))
const phrasesOf = (sentence: string) => spell(sentence, clips)?.map(({ phrase }) => phrase)

describe('a sentence', () => {
  const recorded = new Set([
    'Lift',
    'Lift one foot',
    '12',
    '8',
    '.9',
    'seconds',
    'squats',
    'Well done.',
    'Stand',
  ])
  const spelled = (sentence: string) => spell(sentence, recorded)

  it('is spoken in the longest recorded phrases', () => {
    expect(spelled('Lift one foot')).toEqual([{ phrase: 'Lift one foot', pauseSeconds: 0 }])
  })

  it('has whole numbers, followed by their tenths', () => {
    expect(spelled('12 squats.')?.map(({ phrase }) => phrase)).toEqual(['12', 'squats'])
    expect(spelled('8.9 seconds')?.map(({ phrase }) => phrase)).toEqual(['8', '.9', 'seconds'])
  })

  it('pauses between two sentences, but not before a unit', () => {
    expect(spelled('12 squats. Well done.')?.map(({ pauseSeconds }) => pauseSeconds > 0)).toEqual([
      false,
      true,
      false,
    ])
  })

  it.each(['Lift two feet', '13 squats', 'Standing'])(
    'is not spoken at all if a part is unrecorded: %s',
    sentence => {
      expect(spelled(sentence)).toBeNull()
    },
  )
})

const ways = movementIds.flatMap(movement =>
  [null, ...variantIds.filter(variant => variant in movements[movement].variants)].map(variant => ({
    ...squats,
    movement,
    variant,
  })),
)
const result = {
  at: 'result',
  assignment: squats,
  redos: 0,
  sessionId,
  measuredAt,
  secondsTaken: 30,
  shownAt: countdown.startedAt,
} as const
const held = (longestHoldSeconds: number) => ({
  ...result,
  assignment: stance,
  measurement: {
    movement: 'single-leg-stance',
    windowSeconds: 60,
    longestHoldSeconds,
    holds: [{ lifted: 'left', fromSeconds: 2, toSeconds: 2 + longestHoldSeconds }],
    sway: 0.02,
    quality: twelve.quality,
  } satisfies Measurement,
})
const reached = (minHipDegrees: number) => ({
  ...result,
  measurement: {
    movement: 'toe-touch',
    windowSeconds: 20,
    minHipDegrees,
    minHipDegreesWithBentKnees: null,
    kneeDegrees: 170,
    quality: twelve.quality,
  } satisfies Measurement,
})
const kept = { sessionId, measurement: twelve, measuredAt, secondsTaken: 20 }

const states: PlayerState[] = [
  ...[3, 2, 1].map(secondsLeft => ({ ...countdown, secondsLeft })),
  ...ways.flatMap((assignment): PlayerState[] => [
    { ...framing, assignment },
    { ...framing, assignment, advice: 'step-into-view' },
    measuring(assignment),
    { at: 'practising', assignment, redos: 0, startedAt: countdown.startedAt, advice: null },
    ...refusalReasons.flatMap(reason => [
      { ...refusedAs(reason), assignment },
      { ...refusedAs(reason, 1), assignment },
    ]),
  ]),
  ...framingAdvice.map(advice => ({ ...framing, advice })),
  ...(['recognised', 'not-recognised'] as const).map(practice => ({ ...framing, practice })),
  ...[...liveAdvice, ...cues].map(advice => ({ ...measuring(squats), advice })),
  ...refusalReasons.map(reason => ({ ...refusedAs(reason), kept })),
  ...(['camera', 'sight'] as const).map(lost => ({ ...refusedAs('interrupted'), lost })),
  { ...refusedAs('too-few-frames', 1), slow: 'camera' },
  ...(['phone', 'camera'] as const).map(slow => ({ ...framing, slow })),
  {
    at: 'near-fall',
    assignment: squats,
    redos: 0,
    calledAt: countdown.startedAt,
    answer: 'none',
    isUnanswered: false,
  },
  ...[0, 1, 12, 63].flatMap(reps =>
    [0, 1, 4].map(partials => ({ ...result, measurement: { ...twelve, reps, partials } })),
  ),
  ...[0, 0.4, 1, 8.9, 59.96, 60, 121.5].map(held),
  ...[34, 100, 173].map(reached),
]

describe('the recorded voice', () => {
  it('has every sentence of every movement, in all its outcomes', () => {
    const sentences = new Set(states.flatMap(state => spoken(state) ?? []))
    expect([...sentences].filter(sentence => !phrasesOf(sentence))).toEqual([])
    expect(sentences.size).toBeGreaterThan(100)
  })

  it('has the hearing question, the call back to the phone and the call for help', () => {
    expect(phrasesOf(words.hearing.question)).toEqual([words.hearing.question])
    expect(phrasesOf(stageWords.callBack)).not.toBeUndefined()
    expect(phrasesOf(stageWords.nearFall.callOut)).not.toBeUndefined()
  })
})
