import { createHash } from 'node:crypto'

/** A mutant by its change, as ids differ between runs. */
export type Drawable = {
  id: string
  fileName: string
  mutatorName: string
  replacement: string
  location: { start: { line: number; column: number }; end: { line: number; column: number } }
}

/** Stable name of a mutant across runs, wherever the sources are. */
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
 * Ids of a uniform sample, skipping the first `from`. Depends only on seed and source; changing one file hardly affects
 * the draws of others.
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
