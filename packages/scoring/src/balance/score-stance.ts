import { longestHold, type StanceMeasurement } from '@lithe/movements/catalog'

import { basedOn } from '../basis.ts'
import { cameraErrors, shortestHoldSeconds } from '../norms/camera-error.ts'
import { retestErrors } from '../norms/retest-error.ts'
import { stanceNorm } from '../norms/stance-norm.ts'
import type { Person } from '../person.ts'
import { longestRankedSeconds, type ZoneSpans, zoneOf, zoneSpans, zoneSpansFrom } from '../reported.ts'
import type { AgeSay, Scored } from '../scored.ts'
import {
  evidenceOfOtherShapes,
  middleStance,
  ordinaryStances,
  shareHoldingLess,
  stanceEvidence,
} from './stance-evidence.ts'

/** Red is below ten seconds from 50 to 75 (Araujo's pass mark), and below five at other ages under 80. */
const tenSecondAges = { from: 50, to: 75 } as const
const fiveSecondRedUntil = 79

/** Zone borders for a person; five seconds are never green. */
export function stanceZones({ age, sex }: Person): ZoneSpans {
  const rankAt = (seconds: number) => 100 * shareHoldingLess(seconds, age, sex)
  const fiveSeconds = rankAt(5)
  const isTenAge = age >= tenSecondAges.from && age <= tenSecondAges.to
  const redUntil = isTenAge ? rankAt(10) : age <= fiveSecondRedUntil ? fiveSeconds : 0
  return zoneSpansFrom(
    Math.max(zoneSpans.red.end, redUntil),
    Math.max(zoneSpans.yellow.end, fiveSeconds, redUntil),
  )
}

/**
 * Scores a stance. A running hold is censored, wherever it began, and ranks among everyone who held that long; so does
 * every hold of a minute or more.
 */
export function scoreStance(stance: StanceMeasurement, person: Person): Scored & AgeSay {
  const { age, sex } = person
  const level = stance.quality.level
  const cameraError = cameraErrors[level].logSeconds
  const sigma = Math.hypot(stanceNorm.parameters.sigmaLogSeconds, cameraError)
  const held = longestHold(stance)
  const isRunning = held.isRunning || held.seconds >= longestRankedSeconds
  const seconds = Math.min(Math.max(held.seconds, shortestHoldSeconds), longestRankedSeconds)
  const below = shareHoldingLess(seconds, age, sex)
  const rankOf = (less: number) => 100 * (isRunning ? less + (1 - less) / 2 : less)
  const score = rankOf(below)
  const zones = stanceZones(person)
  const windowSeconds = Math.min(stance.windowSeconds, longestRankedSeconds)
  const logError = Math.hypot(retestErrors['single-leg-stance'].error, cameraError)
  // A censored hold could rank anywhere above; an ended hold has retest and between-study error.
  const ownError = isRunning ? 0 : logError
  const { betweenStudiesSd } = stanceNorm
  const unknown = Math.hypot(ownError, betweenStudiesSd)
  const scoreOff = (errors: number) => {
    const longer = seconds * Math.exp((errors * ownError ** 2) / unknown)
    const less = shareHoldingLess(longer, age, sex, (-errors * betweenStudiesSd ** 2) / unknown)
    return rankOf(less) + (isRunning ? (errors * 100 * (1 - less)) / Math.sqrt(12) : 0)
  }
  return {
    score,
    zone: zoneOf(score, zones),
    zones,
    median: middleStance(stance.windowSeconds, age, sex).seconds,
    basis: basedOn('stance'),
    evidence: stanceEvidence({ seconds, isRunning }, sex, sigma),
    otherShapes: () => evidenceOfOtherShapes({ seconds, isRunning }, sex, cameraError),
    kind: `stance ${windowSeconds} ${level} ${sex}`,
    ordinary: () => ordinaryStances(windowSeconds, age, sex, sigma),
    middle: () => stanceEvidence(middleStance(windowSeconds, age, sex), sex, sigma),
    scoreOff,
    surpassed: 100 * below,
  }
}
