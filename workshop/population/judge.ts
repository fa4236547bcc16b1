import type { StanceMeasurement } from '@lithe/movements/catalog'
import { clearView } from '@lithe/movements/testing'
import type { LastVisit } from '../../packages/scoring/src/advice/last-visit.ts'
import { scoreStance } from '../../packages/scoring/src/balance/score-stance.ts'
import { verdictOf } from '../../packages/scoring/src/change.ts'
import { scoreToeTouch } from '../../packages/scoring/src/flexibility/score-toe-touch.ts'
import { centred } from '../../packages/scoring/src/model/centring.ts'
import { estimateAge } from '../../packages/scoring/src/model/estimate-age.ts'
import type { Posterior, Prior } from '../../packages/scoring/src/model/posterior.ts'
import { priorFor } from '../../packages/scoring/src/model/prior.ts'
import type { Sex } from '../../packages/scoring/src/person.ts'
import type { AgeSay, Scored } from '../../packages/scoring/src/scored.ts'
import { scoreStands } from '../../packages/scoring/src/strength/score-stands.ts'
import type { Sitting } from './sit.ts'

type Says = Record<'balance' | 'flexibility' | 'strength', Scored & AgeSay>

/** Scores a sitting as `assess` does. Results are rounded to half a second, a degree and a repetition, and cached. */
export function createJudge(age: number, sex: Sex, windowSeconds: number) {
  const person = { age, sex }
  const prior: Prior = priorFor(age)
  const remember = <Key, Value>(work: (key: Key) => Value) => {
    const known = new Map<Key, Value>()
    return (key: Key) => {
      const value = known.get(key) ?? work(key)
      known.set(key, value)
      return value
    }
  }
  const lean = (scored: Scored & AgeSay) => ({ ...scored, ...centred(prior, scored) })
  const stance = remember((halfSeconds: number) =>
    lean(scoreStance(stanceOf(halfSeconds / 2, halfSeconds === running, windowSeconds), person)),
  )
  const fold = remember((minHipDegrees: number) =>
    lean(
      scoreToeTouch(
        {
          movement: 'toe-touch',
          windowSeconds: 30,
          minHipDegrees,
          kneeDegrees: 170,
          minHipDegreesWithBentKnees: null,
          quality: clearView,
        },
        person,
      ),
    ),
  )
  const squats = remember((reps: number) =>
    lean(
      scoreStands(
        { movement: 'squat', windowSeconds: 30, reps, partials: 0, deepestDegrees: 80, quality: clearView },
        person,
      ),
    ),
  )
  const saysOf = ({ heldSeconds, isRunning, hipDegrees, reps }: Sitting): Says => ({
    balance: stance(isRunning ? running : Math.max(1, Math.round(2 * heldSeconds))),
    flexibility: fold(Math.round(hipDegrees)),
    strength: squats(reps),
  })
  const judged = ({ evidence, otherShapes, score, surpassed, zone }: Scored & AgeSay) => ({
    evidence,
    ...(otherShapes && { otherShapes }),
    score,
    surpassed,
    zone,
  })

  return {
    saysOf,
    judge(sitting: Sitting): {
      posterior: Posterior
      says: Says
      yearsEffect: Record<keyof Says, number | null>
    } {
      const says = saysOf(sitting)
      const { posterior, yearsEffect } = estimateAge(prior, {
        balance: judged(says.balance),
        flexibility: judged(says.flexibility),
        strength: judged(says.strength),
      })
      if (!posterior) throw new Error('three scored tests give an age')
      return { posterior, says, yearsEffect }
    },
    /** The verdict on the second of two sittings. */
    change: (first: Sitting, second: Sitting) =>
      verdictOf(
        { results: resultsOf(first, windowSeconds), isFirst: true },
        resultsOf(second, windowSeconds),
      ),
  }
}

const seen = { variant: null, censored: false, windowSeconds: null, quality: 'good' } as const
const resultsOf = (
  { heldSeconds, isRunning, hipDegrees, reps }: Sitting,
  windowSeconds: number,
): LastVisit['results'] => ({
  balance: { ...seen, movement: 'single-leg-stance', value: heldSeconds, censored: isRunning, windowSeconds },
  flexibility: { ...seen, movement: 'toe-touch', value: hipDegrees },
  strength: { ...seen, movement: 'squat', value: reps },
})

/** A key beyond any window, for a censored hold. */
const running = -1

const stanceOf = (seconds: number, isRunning: boolean, windowSeconds: number): StanceMeasurement => ({
  movement: 'single-leg-stance',
  windowSeconds,
  longestHoldSeconds: isRunning ? windowSeconds : seconds,
  holds: [
    {
      fromSeconds: 0,
      toSeconds: isRunning ? windowSeconds : seconds,
      lifted: 'left',
      endedBy: isRunning ? 'clock' : 'let-go',
    },
  ],
  sway: 0.01,
  quality: clearView,
})
