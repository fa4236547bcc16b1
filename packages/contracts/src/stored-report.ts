import type { Breakdown, FreeReport, FullReport, StrengthMovement } from './api/report-shapes.ts'

/** A stored sentence: a code with the values its message names. */
export type Phrase = { code: string; values: Readonly<Record<string, string | number>> }

type StoredPart<Part> = Part extends { observations: string[] }
  ? Omit<Part, 'observations' | 'basis' | 'movements'> & {
      observations: Phrase[]
      /** Null if there is no basis. */
      basis: Phrase | null
    } & (Part extends { movements: StrengthMovement[] }
        ? { movements: StoredPart<StrengthMovement>[] }
        : unknown)
  : Part

export type StoredBreakdown = { [Test in keyof Breakdown]: StoredPart<Breakdown[Test]> }

/** The wire type of the same name, with codes in place of sentences. */
export type StoredFreeReport = Omit<FreeReport, 'first' | 'description' | 'behind'> & {
  first: Phrase[]
  description: Phrase[]
  behind: Phrase[]
}
export type StoredFullReport = Omit<
  FullReport,
  'first' | 'description' | 'behind' | 'recommendations' | 'week' | 'assessmentBreakdown'
> &
  Pick<StoredFreeReport, 'first' | 'description' | 'behind'> & {
    recommendations: Phrase[]
    assessmentBreakdown: StoredBreakdown
  }
