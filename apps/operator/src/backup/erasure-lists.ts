import { readFile } from 'node:fs/promises'

/** Names of erased rows, and of people who joined another person. */
export type ErasureLists = { erased: ReadonlySet<string>; partOf: ReadonlyMap<string, readonly string[]> }

const name = /^[0-9a-f]{64}$/

/** Ignores a line truncated by a crash. */
const namesIn = (line: string) => {
  const names = line.split(' ')
  return names.every(part => name.test(part)) ? names : []
}

export function toErasureLists(lines: Iterable<string>): ErasureLists {
  const erased = new Set<string>()
  const partOf = new Map<string, string[]>()
  for (const line of lines) {
    const [first, second, ...more] = namesIn(line)
    if (!first || more.length > 0) continue
    if (second) partOf.set(first, [...(partOf.get(first) ?? []), second])
    else erased.add(first)
  }
  return { erased, partOf }
}

/** Reads all lines of these lists. Throws if a list is missing, which would bring erased people back. */
export async function readErasureLines(files: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(files.map(file => readFile(file, 'utf8')))
  return [...new Set(texts.flatMap(text => text.split('\n')).filter(line => namesIn(line).length > 0))]
}

/** Lists every name of a person: their own, and the names of accounts they joined. */
export function namesOfPerson(lists: ErasureLists, own: string): string[] {
  const names = new Set([own])
  for (const each of names) for (const next of lists.partOf.get(each) ?? []) names.add(next)
  return [...names]
}
