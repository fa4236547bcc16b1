/** Values at a path of the export: `*` is any list entry, `^` the person or any profile. */
export function leavesAt(value: unknown, path: string): unknown[] {
  if (path.startsWith('^'))
    return ['person', 'profiles.*'].flatMap(place => leavesAt(value, place + path.slice(1)))
  const [step = '', ...rest] = path.split('.')
  if (value === null || value === undefined) return []
  const next = step === '*' ? (Array.isArray(value) ? value : []) : [Object(value)[step]]
  return rest.length === 0 ? next : next.flatMap(one => leavesAt(one, rest.join('.')))
}
