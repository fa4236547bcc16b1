import { type RefusalReason, refusalReasons } from '@lithe/movements/catalog'
import { clearView } from '@lithe/movements/testing'
import { assess, type Results } from '../assess.ts'
import type { Assessment } from '../assessment.ts'
import type { AnyPerson } from '../person.ts'
import { lastVisitOf } from './last-visits.ts'
import {
  chairStands,
  jumpingJacks,
  plank,
  pushUps,
  refused,
  refusedStrength,
  sitAndReach,
  squats,
  stance,
  toeTouch,
} from './measurements.ts'
import { chanceFrom } from './visitors.ts'

type Chance = () => number

const oneOf = <T>(chance: Chance, all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T
const between = (chance: Chance, from: number, to: number) => from + (to - from) * chance()
const whole = (chance: Chance, from: number, to: number) => Math.floor(between(chance, from, to + 1))

const sexes = ['Male', 'Female', 'Undisclosed'] as const
const anyReason = (chance: Chance): RefusalReason => oneOf(chance, refusalReasons)

const quality = (chance: Chance) => ({
  ...clearView,
  level: oneOf(chance, ['good', 'good', 'good', 'fair', 'poor'] as const),
  trackedShare: chance() < 0.15 ? 0.6 : 1,
})

function balanceOf(chance: Chance): Results['balance'] {
  const kind = chance()
  if (kind < 0.08) return undefined
  if (kind < 0.18) return refused(anyReason(chance))
  const windowSeconds = oneOf(chance, [60, 60, 120])
  const seconds = Math.min(windowSeconds, Math.exp(between(chance, -1, 5)))
  const second = Math.min(seconds, Math.exp(between(chance, -1, 4)))
  const short = Array.from({ length: whole(chance, 0, 4) }, (_, index) => ({
    lifted: 'left' as const,
    fromSeconds: 200 + 3 * index,
    toSeconds: 202 + 3 * index,
  }))
  const variant = oneOf(chance, [null, null, null, null, 'supported', 'semi-tandem'] as const)
  return stance(seconds, {
    windowSeconds,
    sway: between(chance, 0.004, 0.03),
    quality: quality(chance),
    holds: [
      { lifted: oneOf(chance, ['left', 'right'] as const), fromSeconds: 0, toSeconds: seconds },
      ...(chance() < 0.5
        ? [{ lifted: oneOf(chance, ['left', 'right'] as const), fromSeconds: 130, toSeconds: 130 + second }]
        : []),
      ...(chance() < 0.3 ? short : []),
    ],
    ...(variant && { variant }),
  })
}

function flexibilityOf(chance: Chance): Results['flexibility'] {
  const kind = chance()
  if (kind < 0.08) return undefined
  if (kind < 0.18) return refused(anyReason(chance))
  const degrees = between(chance, 35, 150)
  const reach = kind < 0.35 ? sitAndReach : toeTouch
  return reach(degrees, {
    kneeDegrees: between(chance, 160, 178),
    minHipDegreesWithBentKnees: chance() < 0.15 ? degrees - 8 : null,
    quality: quality(chance),
    ...(kind > 0.9 ? { variant: 'seated' as const } : {}),
  })
}

function strengthOf(chance: Chance): Results['strength'] {
  const kind = chance()
  if (kind < 0.08) return []
  const more = { partials: chance() < 0.4 ? whole(chance, 1, 9) : 0, quality: quality(chance) }
  const reps = whole(chance, 0, 45)
  const deepestDegrees = reps === 0 ? null : between(chance, 65, 95)
  if (kind < 0.5) return [squats(reps, { ...more, deepestDegrees })]
  if (kind < 0.7) return [chairStands(whole(chance, 0, 25), more)]
  const several = [
    pushUps(whole(chance, 0, 60), more),
    jumpingJacks(whole(chance, 0, 70), { partials: whole(chance, 0, 3) }),
    plank(between(chance, 1, 125)),
    refusedStrength('push-up', anyReason(chance)),
  ]
  return several.filter(() => chance() < 0.5)
}

function personOf(chance: Chance): AnyPerson {
  const age = chance() < 0.1 ? whole(chance, 12, 19) : whole(chance, 20, 94)
  return { age, sex: oneOf(chance, sexes) }
}

/** Reports of simulated people, three visits each, with anything measured, refused or skipped. */
export function sampleReports(people: number, seed = 2026): { person: AnyPerson; made: Assessment }[] {
  const chance = chanceFrom(seed)
  return Array.from({ length: people }).flatMap(() => {
    const person = personOf(chance)
    const visit = () => ({
      balance: balanceOf(chance),
      flexibility: flexibilityOf(chance),
      strength: strengthOf(chance),
    })
    const usual = visit()
    const visits = [usual, chance() < 0.5 ? usual : visit(), visit()]
    let last: ReturnType<typeof lastVisitOf> | null = null
    return visits.map(results => {
      const made: Assessment = assess(person, results, last)
      last = lastVisitOf(made)
      return { person, made }
    })
  })
}
