import { readFileSync } from 'node:fs'
import { type Drawable, nameOf } from './draw.ts'

type Position = Drawable['location']['start']

/** The part of a mutation report that is read here. Source: `mutation-testing-report-schema`, version 2. */
export type MutationReport = {
  files: Record<string, { mutants: readonly (Omit<Drawable, 'id' | 'fileName'> & { status: string })[] }>
}

/** Reports count lines and columns from one, Stryker's checkers from nought. */
const fromNought = ({ line, column }: Position): Position => ({ line: line - 1, column: column - 1 })

/** The names of the mutants that no test noticed in an earlier run: new tests need be asked about those alone. */
export const unnoticedIn = ({ files }: MutationReport, folder: string): ReadonlySet<string> =>
  new Set(
    Object.entries(files).flatMap(([fileName, { mutants }]) =>
      mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map(({ location: { start, end }, ...mutant }) => {
          const location = { start: fromNought(start), end: fromNought(end) }
          return nameOf({ ...mutant, location, fileName }, folder)
        }),
    ),
  )

export const unnoticedBefore = (reportFile: string, folder: string) =>
  unnoticedIn(JSON.parse(readFileSync(reportFile, 'utf8')), folder)
