import { framingAdvice, liveAdvice } from '@lithe/movements'
import {
  movementIds,
  movements,
  type RefusalReason,
  refusalReasons,
  variantIds,
} from '@lithe/movements/catalog'
import { milliseconds } from '@lithe/pose'
import { describe, expect, it } from 'vitest'
import { cameraProblems } from '../camera/camera-problem.ts'
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
import { cameraWords } from './camera-words.ts'
import { caption } from './caption.ts'
import { unitWord, wordsFor } from './movement-words.ts'
import { spoken } from './read-aloud.ts'
import { refusalHelp } from './refusal-help.ts'
import { refusalWordsFor } from './refusal-words.ts'
import { stageWords } from './words.ts'

const devices = ['iphone', 'android', 'telegram', 'computer'] as const
/** After these, the person decides by tapping, and gets no instructions. */
const untaught: readonly RefusalReason[] = ['stopped', 'interrupted', 'near-fall', 'felt-unwell', 'left-out']
const ways = movementIds.flatMap(movement =>
  [null, ...variantIds.filter(variant => variant in movements[movement].variants)].map(variant => ({
    ...squats,
    movement,
    variant,
  })),
)

describe('an interrupted attempt', () => {
  it('distinguishes a stopped camera from an absent person', () => {
    const interrupted = refusedAs('interrupted')
    expect(caption(interrupted)).toMatch(/^Welcome back\. .*Press when you are ready\.$/)
    expect(caption({ ...interrupted, lost: 'camera' })).toMatch(/^The camera stopped\. /)
    expect(caption({ ...interrupted, lost: 'sight' })).toMatch(/^Lithe lost sight, not you\. /)
  })
})

describe('captions', () => {
  it.each(framingAdvice)('show the framing advice %s', advice => {
    expect(caption({ ...framing, advice })).toBe(stageWords.framing[advice])
  })

  it.each(liveAdvice)('show the live advice %s', advice => {
    expect(caption({ ...measuring(squats), advice })).toBe(stageWords.moving[advice])
  })

  it.each(cues)('show %s', cue => {
    expect(caption({ ...measuring(squats), advice: cue })).toBe(stageWords.cues[cue])
  })

  it.each(refusalReasons)('give the full explanation for %s', reason => {
    expect(caption(refusedAs(reason))).toContain(stageWords.refusals[reason].why)
  })

  it.each(refusalReasons.filter(reason => !untaught.includes(reason)))(
    'explain step by step what to change after a second %s',
    reason => {
      const steps = refusalHelp(refusedAs(reason))
      expect(steps.length).toBeGreaterThan(1)
      for (const step of steps) {
        expect(caption(refusedAs(reason, 0))).not.toContain(step)
        expect(caption(refusedAs(reason, 1))).toContain(step)
      }
    },
  )

  it.each(untaught)('add no explanation after a second %s', reason => {
    expect(caption(refusedAs(reason, 1))).toBe(caption(refusedAs(reason, 0)))
  })

  it('ask for light only if the camera itself is slow, otherwise to close other apps', () => {
    const refused = refusedAs('too-few-frames', 1)
    const [busy, dim] = [refused, { ...refused, slow: 'camera' } as const]
    expect(caption(busy)).not.toMatch(/lamp|light/)
    expect(caption(dim)).not.toMatch(/apps/)
    expect([refusalWordsFor(busy).far, refusalWordsFor(dim).far]).toEqual(['Close other apps', 'More light'])
    expect(spoken({ ...framing, slow: 'phone' })).toContain('Close your other apps.')
    expect(spoken({ ...framing, slow: 'camera' })).toContain('Turn on a lamp.')
  })

  it('say which leg to straighten on a chair, as the other is hidden behind it', () => {
    const onChair = { ...squats, movement: 'toe-touch', variant: 'seated' } as const
    for (const redos of [0, 1])
      expect(caption({ ...refusedAs('knees-bent', redos), assignment: onChair })).toContain(
        'nearer to the phone',
      )
  })

  it('offer to keep the count of a person who left the view', () => {
    const kept = { sessionId, measurement: twelve, measuredAt, secondsTaken: 20 }
    expect(caption({ ...refusedAs('no-person'), kept })).toContain('Keep what was counted')
  })

  it('count down', () => {
    expect(caption({ ...countdown, secondsLeft: 2 })).toBe('2')
  })

  it('say what to do if nothing needs changing', () => {
    expect(caption(framing)).toBe(wordsFor(squats).pose)
    expect(caption(measuring(squats))).toBe(wordsFor(squats).go)
  })

  it('stay constant and silent during a hold, between its milestones', () => {
    const held = { ...measuring(stance), isClockRunning: true }
    expect(caption({ ...held, advice: 'steady' })).toBe('Steady')
    expect(spoken({ ...held, advice: 'steady' })).toBeNull()
    expect(spoken({ ...held, advice: 'held-10' })).toBe(stageWords.cues['held-10'])
  })

  it('say how to begin a hold only before the first one', () => {
    for (const assignment of [stance, { ...stance, movement: 'plank' } as const]) {
      const waits = measuring(assignment)
      expect(caption(waits)).toBe(wordsFor(assignment).go)
      expect(caption({ ...waits, isClockRunning: true })).toBeNull()
    }
  })

  it('say that the clock had not started if there was no attempt', () => {
    for (const redos of [0, 1]) {
      const refused = { ...refusedAs('no-attempt', redos), assignment: stance }
      expect(caption(refused)).toContain('the clock starts when you do')
      expect(caption(refused)).not.toMatch(/tone|as soon as/)
    }
    expect(caption({ ...refusedAs('no-attempt', 1), assignment: stance })).toContain('the clock waits')
  })

  it('report what was seen in practice', () => {
    expect(caption({ ...framing, practice: 'recognised' })).toContain('now it counts')
    expect(caption({ ...framing, practice: 'not-recognised' })).not.toBe(caption(framing))
  })

  it('ask after a person who fell, never talk over the call for help, and do not mention counting', () => {
    const asked: PlayerState = {
      at: 'near-fall',
      assignment: squats,
      redos: 0,
      calledAt: milliseconds(0),
      answer: 'none',
      isUnanswered: false,
    }
    expect(caption(asked)).toContain(stageWords.nearFall.title)
    expect(caption({ ...asked, isUnanswered: true })).toBe(caption(asked))
    expect(caption({ ...asked, answer: 'hurt' })).toBeNull()
    for (const sentence of [...Object.values(stageWords.nearFall), stageWords.refusals['near-fall'].why])
      expect(sentence).not.toMatch(/count/i)
  })

  it('are spoken, and say where the phone goes only before the person is in view', () => {
    const planks = { ...squats, movement: 'plank' } as const
    const place = wordsFor(planks).place ?? ''
    expect(place).not.toBe('')
    expect(spoken({ ...framing, assignment: planks, advice: 'step-into-view' })).toContain(place)
    expect(spoken({ ...framing, assignment: planks })).toBe(caption({ ...framing, assignment: planks }))
    expect(spoken(framing)).toBe(caption(framing))
  })

  it('are spoken in practice, with the note that nothing counts', () => {
    const practising: PlayerState = {
      at: 'practising',
      assignment: squats,
      redos: 0,
      startedAt: milliseconds(0),
      advice: null,
    }
    expect(spoken(practising)).toBe(`${stageWords.practice.practising} ${caption(practising)}`)
  })

  it('are absent while the page waits for its host', () => {
    expect(caption({ at: 'waiting-for-host', after: 'nothing' })).toBeNull()
  })
})

describe('words', () => {
  const shortOnes = [
    ...Object.values(stageWords.framing),
    ...Object.values(stageWords.moving),
    ...Object.values(stageWords.cues),
    ...ways.flatMap(way => [wordsFor(way).pose, wordsFor(way).go]),
  ]

  it('are short enough to follow while moving', () => {
    for (const sentence of shortOnes) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(10)
  })

  it('never scold and never sound clinical', () => {
    const refusals = refusalReasons.flatMap(reason => Object.values(refusalWordsFor(refusedAs(reason))))
    const cameras = cameraProblems.flatMap(problem => devices.map(device => cameraWords(problem, device)))
    const all = [
      ...shortOnes,
      ...refusals,
      ...refusalReasons.flatMap(reason =>
        ways.flatMap(way => refusalHelp({ ...refusedAs(reason), assignment: way })),
      ),
      ...Object.values(stageWords.nearFall),
      ...ways.flatMap(way => wordsFor(way).place ?? []),
      ...cameras.flatMap(({ title, what, wayOut }) => [title, what, ...wayOut]),
    ]
    for (const sentence of [...all, ...Object.values(stageWords.slow)])
      expect(sentence).not.toMatch(/fail|wrong|error|invalid|diagnos|patient|fall risk|frail/i)
  })

  it.each(cameraProblems)('always offer a way out of a camera problem: %s', problem => {
    for (const device of devices) expect(cameraWords(problem, device).wayOut.length).toBeGreaterThan(0)
  })

  it('tell each device its own way to allow the camera again', () => {
    const ways = devices.map(device => cameraWords('denied', device).wayOut.join(' '))
    expect(new Set(ways).size).toBe(devices.length)
  })

  it.each(ways)('count $movement ($variant) in the singular and the plural', way => {
    expect(unitWord(way, 1)).not.toBe(unitWord(way, 2))
  })

  it('distinguish an easier variant from the intended movement', () => {
    for (const way of ways)
      if (way.variant) expect(wordsFor(way).go).not.toBe(wordsFor({ ...way, variant: null }).go)
  })
})
