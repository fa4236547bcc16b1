import { describe, expect, it } from 'vitest'
import { bestMovementOf } from './best-movement.ts'

const balance = { movement: 'single-leg-stance', variant: null, userScore: 30, duration: 9.8 }
const flexibility = { movement: 'toe-touch', variant: null, userScore: 20, minRange: 82 }
const strength = { movement: 'squat', variant: null, userScore: 10, reps: 12, movements: [] }
const missing = { missing: true } as const

describe('a report’s best movement', () => {
  it('has the highest percentile, in whole seconds or repetitions', () => {
    expect(bestMovementOf({ balance, flexibility, strength })).toEqual({
      way: 'single-leg-stance',
      picture: 'single-leg-stance',
      count: 9,
    })
    const stronger = { ...strength, userScore: 31 }
    expect(bestMovementOf({ balance, flexibility, strength: stronger })).toMatchObject({ count: 12 })
  })

  it('is shown in the variant performed, with that variant’s plate', () => {
    const onChair = { ...strength, variant: 'seated' as const, userScore: 50 }
    expect(bestMovementOf({ balance: missing, flexibility, strength: onChair })).toEqual({
      way: 'squat-seated',
      picture: 'squat-seated',
      count: 12,
    })
  })

  it('is a hold if a hold led the strength test', () => {
    const plank = {
      ...strength,
      movement: 'plank',
      userScore: 60,
      reps: null,
      movements: [{ seconds: 31.96 }],
    }
    expect(bestMovementOf({ balance, flexibility, strength: plank })).toMatchObject({
      way: 'plank',
      count: 31,
    })
  })

  it('is null below one second or repetition, and for unknown movements', () => {
    const short = { ...balance, userScore: 90, duration: 0.9 }
    expect(bestMovementOf({ balance: short, flexibility, strength })).toMatchObject({ way: 'toe-touch' })
    expect(bestMovementOf({ balance: missing, flexibility: missing, strength: missing })).toBeNull()
    const former = { ...balance, movement: 'tree-pose' }
    expect(bestMovementOf({ balance: former, flexibility: missing, strength: missing })).toBeNull()
  })
})
