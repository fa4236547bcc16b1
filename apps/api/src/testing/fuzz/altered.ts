import { nearValues } from './near-value.ts'
import { type Node, nodesAt, type Path, placesIn } from './schema-nodes.ts'

/** A mutation of a body: place and kind, reduced modulo what exists. */
export type Change = { place: number; kind: 'near' | 'hostile' | 'gone'; pick: number; hostile: unknown }

/** Replaces a value at a path; `undefined` removes it. */
function withAt(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other
  if (Array.isArray(value))
    return value.map((each, index) => (index === step ? withAt(each, rest, other) : each))
  const fields = Object.entries(Object(value)).filter(([name]) => name !== step)
  const next = withAt(Object(value)[step], rest, other)
  return Object.fromEntries(next === undefined ? fields : [...fields, [step, next]])
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => Object(inner)[step], value)

/** Mutates a body at some places. */
export const altered = (body: unknown, node: Node, changes: readonly Change[], mark: string): unknown =>
  changes.reduce<unknown>((current, { place, kind, pick, hostile }) => {
    const places = placesIn(current, node)
    const path = places[place % places.length] ?? []
    if (kind === 'gone') return path.length === 0 ? current : withAt(current, path, undefined)
    if (kind === 'hostile') return withAt(current, path, hostile)
    const near = nodesAt(node, path).flatMap(each => nearValues(each, at(current, path), mark))
    return near.length === 0 ? current : withAt(current, path, near[pick % near.length])
  }, body)
