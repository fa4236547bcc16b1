import type { Breakdown, FreeReport, FullReport, StrengthMovement } from '@lithe/contracts/api'
import { movementIds, refusalReasons } from '@lithe/movements/catalog'
import { adviceCitations, sourcesOf } from '@lithe/scoring/sources'
import { inventedLanguages } from '@lithe/words/languages'
import { untouchedIn } from '@lithe/words/untouched'
import { afterEach, expect, it, vi } from 'vitest'
import { freeReport } from '../../testing/free-report.ts'
import { readIn, textsOf } from '../../testing/in-invented-language.ts'

/** Stands for text from the server, whose messages other tests cover. */
const said = '…'
const zones = ['green', 'yellow', 'red', null] as const
const levels = ['good', 'fair', 'poor'] as const
const scores = [0.5, 25, 45, 60, 80, 99.9]
const createdAt = '2026-11-21T09:00:00.000Z'
const adviceSources = ['who2020']

const score = (at: number) => ({
  userScore: zones[at % 4] ? (scores[at % scores.length] ?? 50) : null,
  zone: zones[at % 4] ?? null,
  zoneStart: 20,
  zoneEnd: 80,
  median: null,
  quality: levels[at % 3] ?? 'good',
})
const told = (at: number) => ({
  ...score(at),
  yearsEffect: [-3.2, -1, 0.2, 1, 4, null][at % 6] ?? null,
  observations: [said, `${said}${said}`],
  basis: at % 5 ? said : '',
})

function movementsOf(at: number): StrengthMovement[] {
  const result = {
    ...score(at),
    variant: null,
    basis: said,
    observations: [said],
    partials: 0,
    censored: false,
  }
  const counted = { ...result, reps: at % 3, partials: at % 4, seconds: null, windowSeconds: 60 }
  return [
    { ...counted, movement: 'push-up' },
    { ...counted, movement: 'squat', variant: 'seated' },
    {
      ...result,
      movement: 'plank',
      reps: null,
      seconds: 30 + at,
      censored: at % 2 === 0,
      windowSeconds: 120,
    },
    { movement: 'jumping-jack', missing: true, reason: refusalReasons[at] ?? null },
  ]
}

/** Every refusal in every place, along with results of every kind. */
function breakdowns(): Breakdown[] {
  const eases = { stance: ['supported', 'semi-tandem', null], reach: ['seated', null] } as const
  const refused = [null, ...refusalReasons].map(reason => ({ missing: true, reason }) as const)
  const measured = Array.from({ length: 24 }, (_, at): Breakdown => {
    const censored = at % 2 === 0
    return {
      balance: {
        ...told(at),
        movement: 'single-leg-stance',
        variant: eases.stance[at % 3] ?? null,
        duration: at,
        censored,
        windowSeconds: 60,
      },
      flexibility: {
        ...told(at),
        movement: 'toe-touch',
        variant: eases.reach[at % 2] ?? null,
        minRange: 60 + at,
      },
      strength: {
        ...told(at),
        movement: 'squat',
        variant: null,
        reps: at % 3,
        partials: at % 4,
        movements: censored ? movementsOf(at) : [],
      },
    }
  })
  return [...refused.map(one => ({ balance: one, flexibility: one, strength: one })), ...measured]
}

/** Ages younger, equal, older, out of range and missing; women, men and undisclosed. */
function freeReports(): FreeReport[] {
  const common: FreeReport = { ...freeReport, userName: '', comparison: null, description: said }
  const aged = (
    mobilityAge: number,
    range: [number, number],
    more: Partial<FreeReport> = {},
  ): FreeReport => ({
    ...common,
    mobilityAge,
    mobilityAgeRange: range,
    ...more,
  })
  return [
    aged(52, [45, 60], { comparison: 'younger than' }),
    aged(62, [55, 70], { userSex: 'Male', comparison: 'close to' }),
    aged(72, [65, 88], { userSex: 'Undisclosed', comparison: 'older than', userName: 'Xy' }),
    aged(88, [88, 88], { isOrMore: true }),
    { ...common, userName: 'Xy', mobilityAge: null, mobilityAgeRange: null },
  ]
}

/** Names, titles and journals of papers are not translated. */
const published = [...sourcesOf([...movementIds]), ...adviceCitations(adviceSources)].flatMap(
  ({ authors, title, journal }) => [title, authors, journal],
)
const withoutPapers = (text: string) =>
  published.reduce((left, name) => left.replaceAll(name.replaceAll('&', '&amp;'), ''), text)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each(inventedLanguages)(
  'no report in %s contains English, whatever was refused or measured',
  async language => {
    const scripts = await readIn(language, async () => ({
      ...(await import('./breakdown.tsx')),
      ...(await import('./free-summary.tsx')),
      ...(await import('./locked-breakdown.tsx')),
      ...(await import('../../words/formats.ts')),
    }))
    const { FreeSummary, FullBreakdown, LockedBreakdown, PrintButton, PrintFacts, fullDay } = scripts
    const summaries = freeReports().flatMap(freeReportData => {
      const sessions = [
        { sessionId: '1', movement: 'squat', variant: 'seated', measuredAt: createdAt },
        { sessionId: '2', movement: 'single-leg-stance', measuredAt: createdAt },
      ]
      const report = { createdAt, freeReportData, sessions } as Parameters<typeof FreeSummary>[0]['report']
      return textsOf(
        <>
          <FreeSummary report={report} isMuted />
          <PrintFacts report={report} />
          <PrintButton />
          <LockedBreakdown report={report} notice={null} />
        </>,
      )
    })
    const [free] = freeReports()
    if (!free) throw new Error('there is a report')
    const full = breakdowns().flatMap(assessmentBreakdown => {
      const report: FullReport = {
        ...free,
        assessmentBreakdown,
        recommendations: [said],
        week: (['balance', 'flexibility', 'strength'] as const).map((test, at) => ({
          test,
          dose: said,
          film: at === 0 ? null : 'squat',
          holdsOn: at > 0,
        })),
        adviceSources,
        modelVersion: '3.1',
      }
      return textsOf(
        <FullBreakdown
          assessmentId="7"
          createdAt={createdAt}
          report={report}
          offersTest
          opensNow={false}
          ownPlateOf={() => null}
          movementOf={() => 'squat'}
          onMeasureAgain={() => {}}
        />,
      )
    })

    const texts = new Set([...summaries, ...full].map(withoutPapers))
    // The browser has no names of months and days for a pseudo-language.
    texts.delete(fullDay(createdAt))
    for (const text of texts)
      if (/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(text)) texts.delete(text)
    expect(texts.size).toBeGreaterThan(150)
    for (const text of texts) expect(untouchedIn(text, language), text).toEqual([])
  },
)
