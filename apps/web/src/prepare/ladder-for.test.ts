import {
  type ExerciseItem,
  inWays,
  type MovementId,
  type WorkoutItem,
  workoutSets,
} from '@lithe/movements/catalog'
import { easierWayWords } from '@lithe/words/live/easier-way'
import { safetyWords } from '@lithe/words/live/safety'
import { describe, expect, it } from 'vitest'
import { companyFromAge, type Habit, habits, ladderFor, noAnswers, type SafetyAnswers } from './ladder-for.ts'
import {
  mattersTo,
  type SafetyAnswer,
  type SafetyQuestion,
  safetyAnswers,
  safetyQuestions,
} from './safety-questions.ts'

const leadingTo = (where: SafetyQuestion['leadsTo']) =>
  safetyAnswers.filter(answer => safetyQuestions[answer].leadsTo === where)
const told = (age: number, more: Partial<SafetyAnswers> = {}): SafetyAnswers => ({
  ...noAnswers(age),
  hasCompany: age < companyFromAge ? null : true,
  ...more,
})
const ticking = (...ticked: SafetyAnswer[]) => ({ ticked, mayExercise: true })

function settled(one: SafetyAnswers) {
  const ladder = ladderFor(one)
  if (ladder.is !== 'ways') throw new Error(`still at ${ladder.is}`)
  return ladder
}
const stanceOf = (one: SafetyAnswers) => settled(one).ways['single-leg-stance'] ?? 'as meant'

/** The movements of both sets as performed. */
const done = (one: SafetyAnswers): ExerciseItem[] =>
  Object.values<WorkoutItem[]>(workoutSets)
    .flatMap(set => inWays(set, settled(one).ways))
    .flatMap(item => (item.type === 'exercise' ? [item] : []))
const asMeant = (one: SafetyAnswers) =>
  done(one).flatMap(({ movement, variant }) => (variant === null ? [movement] : []))

const agesFrom = (first: number) => Array.from({ length: 95 - first }, (_, index) => first + index)

describe('age alone, with nothing ticked', () => {
  it.each([0, 12, 40, 64])('leads to the usual movements at %i, without more questions', age => {
    expect(settled(told(age))).toMatchObject({ ways: {}, mayChoose: [], reasons: [] })
  })

  it('leads to the usual movements except jumps from 65 on, in company', () => {
    for (const age of agesFrom(65)) expect(asMeant(told(age))).not.toContain('jumping-jack')
    expect(settled(told(74)).ways).toEqual({ 'jumping-jack': 'left-out' })
  })

  it('never leads to an unsupported squat, stance, jump, plank or push-up from 75 on', () => {
    const tooMuch: MovementId[] = [
      'single-leg-stance',
      'toe-touch',
      'squat',
      'jumping-jack',
      'plank',
      'push-up',
      'sit-and-reach',
    ]
    for (const age of agesFrom(75))
      for (const hasCompany of [true, false]) {
        const left = asMeant(told(age, { hasCompany })).filter(movement => tooMuch.includes(movement))
        expect(left, `at ${age}`).toEqual([])
      }
  })

  it('keeps every test in the usual set, so that no age is sent away', () => {
    for (const age of agesFrom(65))
      expect(inWays(workoutSets.default, settled(told(age)).ways)).toHaveLength(workoutSets.default.length)
  })
})

describe('company within call', () => {
  it('is asked about from 65 on, not before', () => {
    for (const age of agesFrom(65)) expect(ladderFor(noAnswers(age))).toEqual({ is: 'company' })
    expect(ladderFor(noAnswers(64)).is).toBe('ways')
  })

  it('is not required: someone alone gets a supported stance and a seated reach, and may decline both', () => {
    const alone = told(66, { hasCompany: false })
    expect(stanceOf(alone)).toBe('supported')
    expect(settled(alone).ways['toe-touch']).toBe('seated')
    expect(settled(alone).mayChoose).toEqual(['balance', 'fold'])
    expect(stanceOf({ ...alone, habits: ['balance'] })).toBe('as meant')
    expect(settled({ ...alone, habits: ['fold'] }).ways).not.toHaveProperty('toe-touch')
  })
})

describe('a person’s habit', () => {
  it('restores the intended movement at 78, one habit at a time', () => {
    expect(stanceOf(told(78))).toBe('supported')
    expect(stanceOf(told(78, { habits: ['balance'] }))).toBe('as meant')
    expect(settled(told(78, { habits: ['balance'] })).ways.squat).toBe('seated')
    expect(asMeant(told(78, { habits: ['floor'] }))).toEqual(
      expect.arrayContaining(['push-up', 'plank', 'sit-and-reach']),
    )
  })

  it('is not contradicted by the reasons', () => {
    const whys = (more: Partial<SafetyAnswers>) => settled(told(78, more)).reasons.map(({ why }) => why)
    expect(whys({})).toContain('hand-first')
    expect(whys({ habits: ['balance'] })).not.toContain('hand-first')
    expect(whys({ habits: ['balance'] })).toContain('chair-first')
    const alone = told(66, { hasCompany: false, habits: ['balance'] })
    expect(settled(alone).reasons.map(({ why }) => why)).toEqual(['no-jumps', 'alone-seated'])
  })

  it('never restores jumps', () => {
    const all = Object.keys(habits) as Habit[]
    for (const age of agesFrom(65)) expect(asMeant(told(age, { habits: all }))).not.toContain('jumping-jack')
  })

  it('never exceeds what the answers allow, and is not offered in vain', () => {
    for (const answer of leadingTo('easier')) {
      const one = told(78, { ...ticking(answer), habits: ['balance', 'squats', 'floor'] })
      const { ways, mayChoose } = settled(one)
      const { ways: asked } = settled(told(30, ticking(answer)))
      expect(Object.keys(ways), answer).toEqual(expect.arrayContaining(Object.keys(asked)))
      for (const habit of mayChoose)
        expect(
          habits[habit].some(movement => !(movement in asked)),
          `${answer}: ${habit}`,
        ).toBe(true)
    }
  })
})

describe('the answers', () => {
  it.each(leadingTo('another-day'))('postpone the test for %s, whatever else is ticked', answer => {
    expect(ladderFor(told(30, ticking(answer)))).toEqual({ is: 'not-today' })
    expect(ladderFor(told(30, ticking(...leadingTo('easier'), answer)))).toEqual({ is: 'not-today' })
  })

  it.each(leadingTo('doctor-first'))('require a doctor’s agreement first for %s', answer => {
    const ticked = [answer]
    expect(ladderFor(told(70, { ticked }))).toEqual({ is: 'doctor-first' })
    expect(ladderFor(told(70, { ticked, mayExercise: false }))).toEqual({ is: 'not-today' })
    expect(asMeant(told(40, { ticked, mayExercise: true }))).not.toContain('plank')
  })

  it.each(leadingTo('easier'))('lead to an easier variant for %s, with the reason', answer => {
    for (const age of [40, 80]) {
      const { ways, reasons } = settled(told(age, ticking(answer)))
      expect(Object.keys(ways).length).toBeGreaterThan(0)
      expect(reasons[0]?.why).toBe(answer)
      for (const { why } of reasons) expect(easierWayWords.why[why]).toMatch(/\.$/)
    }
  })

  it('rule out bending, even on a chair, for bones, eyes, back or hip', () => {
    for (const answer of ['bones-or-eyes', 'back-or-hip', 'mending'] as const)
      for (const age of [40, 70, 80])
        expect(done(told(age, ticking(answer))).filter(({ test }) => test === 'flexibility')).toEqual([])
  })

  it('keep the head up for a heart condition, whatever else is allowed', () => {
    for (const age of [40, 70, 80])
      for (const fold of ['toe-touch', 'sit-and-reach'])
        expect(asMeant(told(age, { ...ticking('heart'), habits: ['fold', 'floor'] }))).not.toContain(fold)
  })

  it('give an unsteady person, or one afraid of falling, more support', () => {
    expect(stanceOf(told(50, ticking('unsteady')))).toBe('supported')
    expect(stanceOf(told(70, ticking('unsteady')))).toBe('semi-tandem')
    for (const age of [50, 70, 90]) expect(stanceOf(told(age, ticking('afraid-to-fall')))).toBe('supported')
  })

  it('spare a person inactive for months the all-out movements', () => {
    const [meant, eased] = [told(60), told(60, ticking('untrained'))].map(asMeant)
    for (const hard of ['push-up', 'jumping-jack', 'plank']) {
      expect(meant).toContain(hard)
      expect(eased).not.toContain(hard)
    }
  })

  it('add a hand on a chair for one doubt, and keep both feet down for more', () => {
    expect(stanceOf(told(64, ticking('fell')))).toBe('supported')
    expect(stanceOf(told(65, ticking('fell')))).toBe('semi-tandem')
    expect(stanceOf(told(50, ticking('fell', 'numb-feet')))).toBe('semi-tandem')
    expect(stanceOf(told(50, ticking('walking-aid')))).toBe('semi-tandem')
    expect(stanceOf(told(80, ticking('joint')))).toBe('supported')
  })

  it('skip movements without an easier variant, and move the rest to a chair', () => {
    expect(settled(told(50, ticking('numb-feet'))).ways).toMatchObject({
      'toe-touch': 'seated',
      squat: 'seated',
      'push-up': 'instead',
      'jumping-jack': 'left-out',
      plank: 'left-out',
      'sit-and-reach': 'instead',
    })
  })
})

describe('the questions', () => {
  it('fit a small phone', () => {
    for (const answer of safetyAnswers)
      expect(safetyWords.answers[answer].length, answer).toBeLessThanOrEqual(42)
    expect(safetyAnswers.length).toBeLessThanOrEqual(20)
  })

  it('are asked only if an answer changes something, or postpones the test', () => {
    const movementsOf = (set: readonly WorkoutItem[]) =>
      set.flatMap(item => (item.type === 'exercise' ? [item.movement] : []))
    const unasked = (set: readonly WorkoutItem[]) =>
      safetyAnswers.filter(answer => !mattersTo(answer, movementsOf(set)))
    expect(unasked(workoutSets.default)).toEqual(['untrained'])
    expect(unasked(workoutSets.organisation)).toEqual([])
    for (const answer of leadingTo('another-day')) expect(mattersTo(answer, [])).toBe(true)
  })
})
