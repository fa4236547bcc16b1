import type { FreeReport } from '@lithe/contracts/api'
import { comparison } from '@lithe/contracts/constants'
import type { StoredFreeReport } from '@lithe/contracts/stored-report'
import { believedLevel, type Measured, movements, type Test, tests } from '@lithe/movements/catalog'
import { type Assessment, assess, type LastVisit, type Results } from '@lithe/scoring'
import { reportedAge, reportedStanding } from '@lithe/scoring/reported'
import type { CompleteDetails } from '../doors/people/find-person.ts'
import type { StoredAssessment, StoredSession } from '../ground/db/schema/assessments.ts'

export type Scored = Pick<StoredAssessment, 'modelVersion' | 'freeReport' | 'fullReport'>

/** Prefers later measurements of a movement, and any measurement over a refusal. */
const bestFirst = (
  a: Pick<StoredSession, 'measured' | 'measuredAt'>,
  b: Pick<StoredSession, 'measured' | 'measuredAt'>,
) => Number(b.measured.ok) - Number(a.measured.ok) || b.measuredAt.getTime() - a.measuredAt.getTime()

/** Picks the best measurement of each movement, best first: the basis of a report. */
export function pickSessions<Session extends Pick<StoredSession, 'movement' | 'measured' | 'measuredAt'>>(
  sessions: readonly Session[],
): Session[] {
  const sorted = sessions.toSorted(bestFirst)
  return sorted.filter(
    ({ movement }, index) => sorted.findIndex(other => other.movement === movement) === index,
  )
}

/** Caps the stored quality rating at what the measurement's own numbers allow. */
const asBelieved = (measured: Measured): Measured =>
  measured.ok
    ? {
        ok: true,
        measurement: {
          ...measured.measurement,
          quality: { ...measured.measurement.quality, level: believedLevel(measured.measurement) },
        },
      }
    : measured

function toResults(sessions: readonly StoredSession[]): Results {
  const picked = pickSessions(sessions).map(session => ({
    ...session,
    measured: asBelieved(session.measured),
  }))
  const ofTest = (test: Test) => picked.filter(({ movement }) => movements[movement].test === test)
  return {
    balance: ofTest('balance')[0]?.measured,
    flexibility: ofTest('flexibility')[0]?.measured,
    strength: ofTest('strength').map(({ movement, measured }) =>
      measured.ok ? measured : { ...measured, movement },
    ),
  }
}

function toldAgeOf({ mobilityAge }: Assessment): Pick<FreeReport, 'mobilityAge' | 'isOrMore'> {
  if (mobilityAge === null) return { mobilityAge }
  const { years, isOrMore } = reportedAge(mobilityAge)
  return isOrMore ? { mobilityAge: years, isOrMore } : { mobilityAge: years }
}

/** Beyond the oldest reported age, tests have no individual ages. */
const testsOfYears = ({ breakdown, mobilityAge }: Assessment): Test[] =>
  mobilityAge === null || reportedAge(mobilityAge).isOrMore
    ? []
    : tests.filter(test => {
        const part = breakdown[test]
        return !('missing' in part) && Math.abs(part.yearsEffect ?? 0) >= comparison.olderAtLeast
      })

const toFreeReport = (
  { name, ageYears, sex }: CompleteDetails,
  assessment: Assessment,
  lastVisit: LastVisit | null,
): StoredFreeReport => ({
  userName: name,
  userAge: ageYears,
  userSex: sex,
  ...toldAgeOf(assessment),
  mobilityAgeRange: assessment.range80 && [
    reportedAge(assessment.range80[0]).years,
    reportedAge(assessment.range80[1]).years,
  ],
  comparison: assessment.comparison,
  standing: assessment.standing && { ...reportedStanding(assessment.standing), leads: assessment.leads },
  change: assessment.change && lastVisit && { since: lastVisit.madeAt, verdict: assessment.change },
  mobilityStatus: assessment.mobilityStatus,
  first: assessment.first,
  description: assessment.description,
  behind: assessment.behind,
  testsOfYears: testsOfYears(assessment),
  missingTests: assessment.missing.map(({ test }) => test),
  modelVersion: assessment.modelVersion,
})

/** Scores the sessions; null when none is usable. */
export function scoreSessions(
  person: CompleteDetails,
  sessions: StoredSession[],
  lastVisit: LastVisit | null,
): Scored | null {
  const assessment = assess({ age: person.ageYears, sex: person.sex }, toResults(sessions), lastVisit)
  if (assessment.missing.length === tests.length) return null
  const { modelVersion, breakdown, recommendations, adviceSources } = assessment
  const freeReport = toFreeReport(person, assessment, lastVisit)
  return {
    modelVersion,
    freeReport,
    fullReport: {
      ...freeReport,
      assessmentBreakdown: breakdown,
      recommendations,
      adviceSources,
    },
  }
}
