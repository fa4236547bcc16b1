import { framingAdvice, liveAdvice } from '@lithe/movements'
import { movementIds, refusalReasons } from '@lithe/movements/catalog'
import { milliseconds } from '@lithe/pose'
import { describe, expect, it } from 'vitest'
import { cameraProblems } from '../camera/camera-problem.ts'
import type { Session } from '../session/session.ts'
import { framingWords, liveWords, slowPhoneWords } from './advice-words.ts'
import { cameraWords } from './camera-words.ts'
import { caption } from './caption.ts'
import { movementWords, unitWord } from './movement-words.ts'
import { refusalHelp } from './refusal-help.ts'
import { refusalWords } from './refusal-words.ts'

const assignment = { movement: 'squat', videoId: 3, windowSeconds: 30 } as const
const devices = ['iphone', 'android', 'telegram', 'computer'] as const
const attempt = { assignment, redos: 0 } as const

describe('captions', () => {
  it.each(framingAdvice)('stand on the screen for the framing advice %s', advice => {
    expect(caption({ at: 'framing', ...attempt, advice, isSlow: false })).toBe(framingWords[advice])
  })

  it.each(liveAdvice)('stand on the screen for the live advice %s', advice => {
    const startedAt = milliseconds(0)
    expect(caption({ at: 'measuring', ...attempt, startedAt, advice })).toBe(liveWords[advice])
  })

  it.each(refusalReasons)('give the whole reason for %s', reason => {
    const refused: Session = { at: 'refused', ...attempt, reason, redoAt: null, secondsLeft: null }
    expect(caption(refused)).toContain(refusalWords[reason].why)
  })

  it.each(refusalReasons.filter(reason => reason !== 'stopped' && reason !== 'interrupted'))(
    'say step by step what to change after a second %s',
    reason => {
      const refused = { at: 'refused', assignment, reason, redoAt: null, secondsLeft: null } as const
      const steps = refusalHelp(reason, assignment.movement)
      expect(steps.length).toBeGreaterThan(1)
      for (const step of steps) {
        expect(caption({ ...refused, redos: 0 })).not.toContain(step)
        expect(caption({ ...refused, redos: 1 })).toContain(step)
      }
    },
  )

  it('explain nothing to someone who chose to stop', () => {
    const stopped = { at: 'refused', assignment, reason: 'stopped', redoAt: null, secondsLeft: null } as const
    expect(caption({ ...stopped, redos: 1 })).toBe(caption({ ...stopped, redos: 0 }))
  })

  it('count down', () => {
    const countdown: Session = { at: 'countdown', ...attempt, startedAt: milliseconds(0), secondsLeft: 2 }
    expect(caption(countdown)).toBe('2')
  })

  it('say what to do when nothing needs changing', () => {
    expect(caption({ at: 'framing', ...attempt, advice: null, isSlow: false })).toBe(movementWords.squat.pose)
    const measuring: Session = { at: 'measuring', ...attempt, startedAt: milliseconds(0), advice: null }
    expect(caption(measuring)).toBe(movementWords.squat.go)
  })

  it('are silent where nobody moves', () => {
    expect(caption({ at: 'waiting-for-host', after: 'nothing' })).toBeNull()
  })
})

describe('words', () => {
  const shortOnes = [...Object.values(framingWords), ...Object.values(liveWords)]

  it('are short enough to follow while moving', () => {
    for (const words of shortOnes) expect(words.split(' ').length, words).toBeLessThanOrEqual(10)
  })

  it('never scold and never sound like a clinic', () => {
    const refusals = Object.values(refusalWords).flatMap(({ title, why }) => [title, why])
    const cameras = cameraProblems.flatMap(problem => devices.map(device => cameraWords(problem, device)))
    const all = [
      ...shortOnes,
      ...refusals,
      ...refusalReasons.flatMap(reason => movementIds.flatMap(movement => refusalHelp(reason, movement))),
      ...cameras.flatMap(({ title, what, wayOut }) => [title, what, ...wayOut]),
    ]
    for (const words of [...all, slowPhoneWords])
      expect(words).not.toMatch(/fail|wrong|error|invalid|diagnos|patient|fall risk|frail/i)
  })

  it.each(cameraProblems)('always show a way out of %s', problem => {
    for (const device of devices) expect(cameraWords(problem, device).wayOut.length).toBeGreaterThan(0)
  })

  it('tell each device its own way to allow the camera again', () => {
    const ways = devices.map(device => cameraWords('denied', device).wayOut.join(' '))
    expect(new Set(ways).size).toBe(devices.length)
  })

  it.each(movementIds)('count %s in the singular and the plural', movement => {
    expect(unitWord(movement, 1)).not.toBe(unitWord(movement, 2))
  })
})
