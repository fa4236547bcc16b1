import type { Finding, ProjectFile } from '../project/project-files.ts'

/** A string that begins a call or its own line and is followed by a comma, like titles. */
const titles = /(?:\(|^ +)(['"`])((?:(?!\1).){8,})\1,/gm

/** Reports a test, named by file and title, that was renamed or deleted. */
export function deadTest(
  { path, title }: { path: string; title: string },
  files: readonly ProjectFile[],
  at: Pick<Finding, 'path' | 'line'>,
): Finding[] {
  const target = files.find(file => file.path === path)
  if (!target) return [{ ...at, message: `${path} is not there` }]
  if (target.text.includes(title)) return []
  const nearest = nearestTitle(title, target.text)
  const hint = nearest === null ? '' : `; the nearest is "${nearest}"`
  return [{ ...at, message: `${path} has no test called "${title}"${hint}` }]
}

function nearestTitle(title: string, text: string): string | null {
  const all = [...text.matchAll(titles)].map(([, , each = '']) => each)
  const likeness = new Map(all.map(each => [each, inCommon(title, each)]))
  return all.toSorted((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0))[0] ?? null
}

/** Word overlap of two strings. */
function inCommon(one: string, other: string): number {
  const [left, right] = [one, other].map(title => new Set(title.toLowerCase().match(/[\p{L}\d]+/gu)))
  const shared = [...(left ?? [])].filter(word => right?.has(word)).length
  return shared / Math.max(1, (left?.size ?? 0) + (right?.size ?? 0) - shared)
}
