import { createHash } from 'node:crypto'

/** A mutant by what it changes: ids are counted anew in each run. */
export type Drawable = {
  id: string
  fileName: string
  mutatorName: string
  replacement: string
  location: { start: { line: number; column: number }; end: { line: number; column: number } }
}

/** What a mutant is called in every run of the same sources, wherever they lie. */
export const nameOf = (
  { fileName, mutatorName, replacement, location: { start, end } }: Omit<Drawable, 'id'>,
  folder: string,
) =>
  [
    fileName.slice(fileName.lastIndexOf(folder)),
    `${start.line}:${start.column}-${end.line}:${end.column}`,
    mutatorName,
    replacement,
  ].join('|')

const rankOf = (name: string, seed: number) => createHash('sha256').update(`${seed}|${name}`).digest('hex')

/**
 * The ids of so many mutants, each as likely as the others, after leaving out the first `from` of the draw. The same seed draws the same of the same sources, and a
 * change of one file leaves what is drawn of the others nearly as it was.
 */
export function draw(
  mutants: readonly Drawable[],
  { folder, sample, seed, from }: { folder: string; sample: number; seed: number; from: number },
): ReadonlySet<string> {
  const ranked = mutants
    .map(mutant => ({ id: mutant.id, rank: rankOf(nameOf(mutant, folder), seed) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
  return new Set(ranked.slice(from, from + sample).map(({ id }) => id))
}
