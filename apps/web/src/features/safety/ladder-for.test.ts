import { describe, expect, it } from 'vitest'
import { companyFromAge, ladderFor } from './ladder-for.ts'
import { easierAnswers, notTodayAnswers, type SafetyAnswer } from './safety-questions.ts'

const names = (answers: Record<string, string>) => Object.keys(answers) as SafetyAnswer[]
const stanceOf = (answers: SafetyAnswer[], age: number) => {
  const ladder = ladderFor(answers, age)
  return ladder.is === 'easier' ? ladder.ways['single-leg-stance'] : ladder.is
}

describe('what the answers lead to', () => {
  it.each([12, 64, 71, 94])('is the usual way at %i when nothing was ticked', age => {
    expect(ladderFor([], age)).toEqual({ is: 'usual' })
  })

  it.each(names(notTodayAnswers))('is another day for %s, whatever else was ticked', answer => {
    expect(ladderFor([answer], 30)).toEqual({ is: 'not-today' })
    expect(ladderFor([...names(easierAnswers), answer], 30)).toEqual({ is: 'not-today' })
  })

  it.each(names(easierAnswers))('is an easier way for %s', answer => {
    expect(ladderFor([answer], 40).is).toBe('easier')
    expect(ladderFor([answer], 80).is).toBe('easier')
  })

  it('keeps a hand on a chair for one doubt, and both feet down for more', () => {
    expect(stanceOf(['fell'], companyFromAge - 1)).toBe('supported')
    expect(stanceOf(['fell'], companyFromAge)).toBe('semi-tandem')
    expect(stanceOf(['fell', 'numb-feet'], 50)).toBe('semi-tandem')
    expect(stanceOf(['walking-aid'], 50)).toBe('semi-tandem')
  })

  it('leaves out what has no easier way, and does the rest on a chair', () => {
    const ladder = ladderFor(['numb-feet'], 50)
    expect(ladder).toMatchObject({
      ways: {
        'toe-touch': 'seated',
        squat: 'seated',
        'push-up': 'instead',
        'jumping-jack': 'left-out',
        plank: 'left-out',
        'sit-and-reach': 'instead',
      },
    })
  })
})
