import { type AssessmentListItem, type readReport, WeekStep } from '@lithe/contracts/api'
import { OwnPlate } from '@lithe/contracts/own-plate'
import type { Test } from '@lithe/movements/catalog'
import { z } from 'zod'
import { keptRecord, keptStore, keptText } from '../storage/device-storage.ts'

/** A movement's result as its own screen showed it. */
export type Shown = { seconds: number } | { degrees: number } | { reps: number; partials?: number }

export const daysOfWeek = [1, 2, 3, 4, 5, 6, 7] as const
/** One week for each test's exercise. */
const daysOfPlan = Array.from({ length: 21 }, (_, index) => index + 1)

const dayMs = 86_400_000

/** Day of a report's plan by this device's calendar; day 1 is the report's own. */
export function dayOfPlan(createdAt: string, nowMs: number): number {
  const midnight = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate())
  return Math.round((midnight(new Date(nowMs)) - midnight(new Date(createdAt))) / dayMs) + 1
}

/** What a later visit may show of a person's newest report without asking the server. */
export type Latest = {
  assessmentId: string
  /** ISO time. */
  createdAt: string
  /** Mobility age in years; null if none was reported. */
  age: number | null
  /** Whether the age is a lower limit. */
  isOrMore: boolean
  /** One exercise a week, in the report's order; empty if the report is locked. */
  plan: readonly PlanStep[]
}

const PlanStep = WeekStep.extend({
  movement: z.string(),
  /** The movement's measurement, for its drawing. */
  sessionId: z.string().nullable(),
})
export type PlanStep = z.infer<typeof PlanStep>

type Notes = {
  /** Days on which its exercise was done, by report. */
  ticks: Readonly<Record<string, readonly number[]>>
  /** Results by measurement, for the latest reports. */
  shown: Readonly<Record<string, Shown>>
  /** Drawings of how the person moved, by measurement. */
  plates: Readonly<Record<string, OwnPlate>>
  /** Owners' identifiers by report and measurement; ticks may lack an owner. */
  whose: Readonly<Record<string, string>>
  /** Newest report by person. */
  latest: Readonly<Record<string, Latest>>
}
/** A day's exercise as measured by the camera: the number with its unit, in words. */
type Measured = { assessmentId: string; day: number; said: string }
type Result = { sessionId: string; shown: Shown | null; plate?: OwnPlate }
type NoteStore = Notes & {
  /** Shown once, for as long as this page is open. */
  measured?: Measured
  /** `owner` is null if unknown. */
  tick: (assessmentId: string, day: number, isDone: boolean, owner: string | null) => void
  noteShown: (results: readonly Result[], owner: string) => void
  /** Drops notes of deleted reports and measurements. */
  forget: (ids: readonly string[]) => void
  /** Drops this person's notes, and notes without an owner. */
  forgetOf: (person: string) => void
  rename: (rename: (person: string) => string) => void
}

type Report = z.output<typeof readReport.data>

const mostShown = 30
/** About 16 kB each; enough for the last two or three reports. */
const mostPlates = 8

function readShown(kept: unknown): Shown | null {
  const { seconds, degrees, reps, partials } = keptRecord(kept)
  if (typeof seconds === 'number') return { seconds }
  if (typeof degrees === 'number') return { degrees }
  if (typeof reps !== 'number') return null
  return typeof partials === 'number' ? { reps, partials } : { reps }
}

function readLatest(kept: unknown): Latest | null {
  const { assessmentId, createdAt, age, isOrMore, plan } = keptRecord(kept)
  if (!keptText(assessmentId) || Number.isNaN(Date.parse(keptText(createdAt)))) return null
  return {
    assessmentId: keptText(assessmentId),
    createdAt: keptText(createdAt),
    age: typeof age === 'number' ? age : null,
    isOrMore: isOrMore === true,
    plan: z.array(PlanStep).safeParse(plan).data ?? [],
  }
}

/** Stored notes, except invalid ones. */
function readNotes(kept: unknown): Notes {
  const { ticks, shown, plates, whose, latest } = keptRecord(kept)
  const ticked = Object.entries(keptRecord(ticks)).map(
    ([id, days]) => [id, daysOfPlan.filter(day => Array.isArray(days) && days.includes(day))] as const,
  )
  const results = Object.entries(keptRecord(shown)).flatMap(([id, value]) => {
    const result = readShown(value)
    return result ? [[id, result] as const] : []
  })
  const drawn = Object.entries(keptRecord(plates)).flatMap(([id, lines]) => {
    const plate = OwnPlate.safeParse(lines).data
    return plate ? [[id, plate] as const] : []
  })
  const newest = Object.entries(keptRecord(latest)).flatMap(([person, noted]) => {
    const report = readLatest(noted)
    return report ? [[person, report] as const] : []
  })
  return {
    ticks: Object.fromEntries(ticked),
    shown: Object.fromEntries(results),
    plates: Object.fromEntries(drawn),
    whose: Object.fromEntries(Object.entries(keptRecord(whose)).map(([id, who]) => [id, keptText(who)])),
    latest: Object.fromEntries(newest),
  }
}

const nothing: Notes = { ticks: {}, shown: {}, plates: {}, whose: {}, latest: {} }

const only = <Kept>(kept: Readonly<Record<string, Kept>>, isWanted: (id: string, one: Kept) => boolean) =>
  Object.fromEntries(Object.entries(kept).filter(([id, one]) => isWanted(id, one)))

type Noted = Omit<Notes, 'latest'>

/** Drops owners whose notes are gone. */
const tidy = ({ ticks, shown, plates, whose }: Noted): Noted => ({
  ticks,
  shown,
  plates,
  whose: only(whose, id => id in ticks || id in shown || id in plates),
})

const without = ({ ticks, shown, plates, whose }: Noted, isGone: (id: string) => boolean): Noted => {
  const isLeft = (id: string) => !isGone(id)
  return tidy({ ticks: only(ticks, isLeft), shown: only(shown, isLeft), plates: only(plates, isLeft), whose })
}

/** Notes on reports, only on this device: no server learns which days were ticked, or sees how a person moved. */
export const useReportNotes = keptStore<NoteStore>('report-notes', readNotes, set => ({
  ...nothing,
  tick: (assessmentId, day, isDone, owner) =>
    set(({ ticks, whose }) => {
      const others = (ticks[assessmentId] ?? []).filter(other => other !== day)
      return {
        ticks: { ...ticks, [assessmentId]: isDone ? [...others, day] : others },
        whose: owner === null ? whose : { ...whose, [assessmentId]: owner },
      }
    }),
  noteShown: (results, owner) =>
    set(({ ticks, shown, plates, whose }) => {
      const told = results.flatMap(({ sessionId, shown: value }) => {
        const result = readShown(value)
        return result ? [[sessionId, result] as const] : []
      })
      const drawn = results.flatMap(({ sessionId, plate }) => (plate ? [[sessionId, plate] as const] : []))
      return tidy({
        ticks,
        shown: Object.fromEntries([...Object.entries(shown), ...told].slice(-mostShown)),
        plates: Object.fromEntries([...Object.entries(plates), ...drawn].slice(-mostPlates)),
        whose: { ...whose, ...Object.fromEntries(results.map(({ sessionId }) => [sessionId, owner])) },
      })
    }),
  forget: ids =>
    set(notes => ({
      ...without(notes, id => ids.includes(id)),
      latest: only(notes.latest, (_, { assessmentId }) => !ids.includes(assessmentId)),
    })),
  forgetOf: person =>
    set(notes => ({
      ...without(notes, id => (notes.whose[id] ?? person) === person),
      latest: only(notes.latest, other => other !== person),
    })),
  rename: rename =>
    set(({ whose, latest }) => ({
      whose: Object.fromEntries(Object.entries(whose).map(([id, who]) => [id, rename(who)])),
      latest: Object.fromEntries(Object.entries(latest).map(([who, report]) => [rename(who), report])),
    })),
}))

type Listed = Pick<AssessmentListItem, 'assessmentId' | 'createdAt'> & {
  freeReportData: Pick<AssessmentListItem['freeReportData'], 'mobilityAge' | 'isOrMore'>
}

/** Notes a person's newest report on the server, whose plan is known once the report has been read. */
export function noteNewest(person: string, reports: readonly Listed[]) {
  const [newest] = reports.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  useReportNotes.setState(({ latest }) => {
    if (!newest) return { latest: only(latest, other => other !== person) }
    const { assessmentId, plan } = latest[person] ?? {}
    const kept = assessmentId === newest.assessmentId ? (plan ?? []) : []
    return { latest: { ...latest, [person]: latestOf(newest, kept) } }
  })
}

/** Notes a report just read, unless a newer one is noted. */
export function noteRead(person: string, report: Report) {
  const { latest } = useReportNotes.getState()
  if ((latest[person]?.createdAt ?? '') <= report.createdAt)
    useReportNotes.setState({ latest: { ...latest, [person]: latestOf(report, planOf(report)) } })
}

const latestOf = (
  { assessmentId, createdAt, freeReportData }: Listed,
  plan: readonly PlanStep[],
): Latest => ({
  assessmentId,
  createdAt,
  age: freeReportData.mobilityAge,
  isOrMore: freeReportData.isOrMore === true,
  plan,
})

/** The plan, with what adds most years first. */
function planOf({ fullReportData, sessions }: Report): PlanStep[] {
  if (fullReportData === null) return []
  const parts = fullReportData.assessmentBreakdown
  const yearsOf = (test: Test) => ('missing' in parts[test] ? -2000 : (parts[test].yearsEffect ?? -1000))
  return fullReportData.week
    .toSorted((one, other) => yearsOf(other.test) - yearsOf(one.test))
    .map(step => {
      const part = parts[step.test]
      const movement = 'missing' in part ? '' : part.movement
      return {
        ...step,
        movement,
        sessionId: sessions.find(session => session.movement === movement)?.sessionId ?? null,
      }
    })
}
