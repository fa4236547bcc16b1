import type { Breakdown, FreeReport, FullReport, StrengthMovement } from './api/report-shapes.ts'

/**
 * Something a report says, as it is kept: a code with the values that its words name, or the words of a former version
 * where no code fits; those may still know which advice they were.
 */
export type Told =
  | { code: string; values: Readonly<Record<string, string | number>> }
  | { text: string; code?: string }

type StoredPart<Part> = Part extends { observations: string[] }
  ? Omit<Part, 'observations' | 'basis' | 'movements'> & {
      observations: Told[]
      /** Null where nothing is said of it, left out of older reports. */
      basis?: Told | null
      movements?: StoredPart<StrengthMovement>[]
    }
  : Part

export type StoredBreakdown = { [Test in keyof Breakdown]: StoredPart<Breakdown[Test]> }

/** The wire shape of the same name, with codes where that one has sentences. */
export type StoredFreeReport = Omit<FreeReport, 'description'> & { description: Told[] }
export type StoredFullReport = Omit<
  FullReport,
  'description' | 'recommendations' | 'week' | 'assessmentBreakdown'
> &
  Pick<StoredFreeReport, 'description'> & { recommendations: Told[]; assessmentBreakdown: StoredBreakdown }
