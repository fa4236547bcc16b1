import type { Breakdown, FreeReport, FullReport, StrengthMovement } from './api/report-shapes.ts'

/** Something a report says, as it is kept: a code with the values that its words name. */
export type Told = { code: string; values: Readonly<Record<string, string | number>> }

type StoredPart<Part> = Part extends { observations: string[] }
  ? Omit<Part, 'observations' | 'basis' | 'movements'> & {
      observations: Told[]
      /** Null where nothing is said of it. */
      basis: Told | null
    } & (Part extends { movements: StrengthMovement[] }
        ? { movements: StoredPart<StrengthMovement>[] }
        : unknown)
  : Part

export type StoredBreakdown = { [Test in keyof Breakdown]: StoredPart<Breakdown[Test]> }

/** The wire shape of the same name, with codes where that one has sentences. */
export type StoredFreeReport = Omit<FreeReport, 'first' | 'description' | 'behind'> & {
  first: Told[]
  description: Told[]
  behind: Told[]
}
export type StoredFullReport = Omit<
  FullReport,
  'first' | 'description' | 'behind' | 'recommendations' | 'week' | 'assessmentBreakdown'
> &
  Pick<StoredFreeReport, 'first' | 'description' | 'behind'> & {
    recommendations: Told[]
    assessmentBreakdown: StoredBreakdown
  }
