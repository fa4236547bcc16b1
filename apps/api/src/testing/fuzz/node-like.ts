import type { Node } from './schema-nodes.ts'

/** Infers a schema from a value, for bodies defined by Stripe and Telegram. */
export function nodeLike(value: unknown): Node {
  if (Array.isArray(value)) return { type: 'array', items: nodeLike(value[0]) }
  if (typeof value !== 'object' || value === null) return value === null ? {} : { type: typeof value }
  const properties = Object.entries(value).map(([name, inner]) => [name, nodeLike(inner)])
  return { type: 'object', properties: Object.fromEntries(properties) }
}
