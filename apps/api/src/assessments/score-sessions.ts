import type { FreeReport } from '@lithe/contracts/api'
import { type Measured, movements, type Test, tests } from '@lithe/movements/catalog'
import { type Assessment, assess, type Results } from '@lithe/scoring'
import type { StoredAssessment } from '../db/schema/assessments.ts'
import type { StoredSession } from '../db/schema/sessions.ts'
import type { CompleteDetails } from '../people/user-details.ts'

type Scored = Pick<StoredAssessment, 'modelVersion' | 'freeReport' | 'fullReport'>

/** Whoever did a movement again meant the later one; a refusal never hides a measurement. */
const bestFirst = (a: StoredSession, b: StoredSession) =>
  Number(b.measured.ok) - Number(a.measured.ok) || b.measuredAt.getTime() - a.measuredAt.getTime()

/** The best of each movement of a test, best first. */
function pick(sessions: StoredSession[], test: Test): Measured[] {
  const ofTest = sessions.filter(({ movement }) => movements[movement].test === test).toSorted(bestFirst)
  const isFirst = ({ movement }: StoredSession, index: number) =>
    ofTest.findIndex(other => other.movement === movement) === index
  return ofTest.filter(isFirst).map(({ measured }) => measured)
}

const toResults = (sessions: StoredSession[]): Results => ({
  balance: pick(sessions, 'balance')[0],
  flexibility: pick(sessions, 'flexibility')[0],
  strength: pick(sessions, 'strength'),
})

const toFreeReport = ({ name, ageYears }: CompleteDetails, assessment: Assessment): FreeReport => ({
  userName: name,
  userAge: ageYears,
  mobilityAge: assessment.mobilityAge === null ? null : Math.round(assessment.mobilityAge),
  mobilityAgeRange: assessment.range80 && [
    Math.round(assessment.range80[0]),
    Math.round(assessment.range80[1]),
  ],
  mobilityStatus: assessment.mobilityStatus,
  description: assessment.description,
  missingTests: assessment.missing.map(({ test }) => test),
})

/** The report on what was measured, or null when nothing usable was. */
export function scoreSessions(person: CompleteDetails, sessions: StoredSession[]): Scored | null {
  const assessment = assess({ age: person.ageYears, sex: person.sex }, toResults(sessions))
  if (assessment.missing.length === tests.length) return null
  const { modelVersion, breakdown, recommendations } = assessment
  const freeReport = toFreeReport(person, assessment)
  return {
    modelVersion,
    freeReport,
    fullReport: { ...freeReport, assessmentBreakdown: breakdown, recommendations, modelVersion },
  }
}
