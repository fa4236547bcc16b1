import { readFileSync } from 'node:fs'
import { type Drawable, nameOf } from './draw.ts'

type Position = Drawable['location']['start']

/** The part of a mutation report used here. Source: `mutation-testing-report-schema`, version 2. */
export type MutationReport = {
  files: Record<string, { mutants: readonly (Omit<Drawable, 'id' | 'fileName'> & { status: string })[] }>
}

/** Reports count from one, Stryker's checkers from zero. */
const fromNought = ({ line, column }: Position): Position => ({ line: line - 1, column: column - 1 })

const isUnnoticed = ({ status }: { status: string }) => status === 'Survived' || status === 'NoCoverage'

/** Names of mutants that no test noticed in an earlier run, to which new tests can be limited. */
export const unnoticedIn = ({ files }: MutationReport, folder: string): ReadonlySet<string> =>
  new Set(
    Object.entries(files).flatMap(([fileName, { mutants }]) =>
      mutants.filter(isUnnoticed).map(({ location: { start, end }, ...mutant }) => {
        const location = { start: fromNought(start), end: fromNought(end) }
        return nameOf({ ...mutant, location, fileName }, folder)
      }),
    ),
  )

/** Their locations for Stryker's `mutate`; other code runs at full speed. */
export const placesUnnoticedIn = ({ files }: MutationReport): string[] => [
  ...new Set(
    Object.entries(files).flatMap(([fileName, { mutants }]) =>
      mutants
        .filter(isUnnoticed)
        .map(({ location: { start, end } }) => `${fileName}:${start.line}-${end.line}`),
    ),
  ),
]

export const readReport = (file: string): MutationReport => JSON.parse(readFileSync(file, 'utf8'))
