import { z } from 'zod'

type Node = {
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  minimum?: number
  properties?: Record<string, Node>
  required?: string[]
  items?: Node
  anyOf?: Node[]
  oneOf?: Node[]
}

/** One value's place in a body, and a builder of otherwise valid bodies. */
export type Field = {
  path: string
  /** Whether it accepts free text; other values are refused unread. */
  isText: boolean
  bodyWith(text: string): unknown
}

const alternativesOf = ({ anyOf, oneOf }: Node) => anyOf ?? oneOf

const textSamples: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  'date-time': '2026-05-04T08:00:00.000Z',
}

/** Builds a value that passes unions: constants, and everything required. */
function sample(node: Node): unknown {
  const [alternative] = alternativesOf(node) ?? []
  if (alternative) return sample(alternative)
  if ('const' in node) return node.const
  if (node.enum) return node.enum[0]
  if (node.type === 'string') return textSamples[node.format ?? ''] ?? 'a'
  if (node.type === 'integer' || node.type === 'number') return (node.minimum ?? 0) + 1
  if (node.type === 'boolean') return true
  if (node.type === 'array') return []
  if (node.type !== 'object') return null
  const { properties = {}, required = [] } = node
  return Object.fromEntries(
    required.flatMap(name => (properties[name] ? [[name, sample(properties[name])]] : [])),
  )
}

const within = (name: string, inner: Field, wrap: (inner: unknown) => unknown): Field => ({
  ...inner,
  path: inner.path ? `${name}.${inner.path}` : name,
  bodyWith: text => wrap(inner.bodyWith(text)),
})

function fieldsIn(node: Node): Field[] {
  const alternatives = alternativesOf(node)
  if (alternatives) return alternatives.flatMap(fieldsIn)
  if (node.type === 'array') {
    return fieldsIn(node.items ?? {}).map(field => within('[]', field, inner => [inner]))
  }
  const isText = node.type === 'string' && !node.enum && !('const' in node)
  if (node.type !== 'object') return [{ path: '', isText, bodyWith: text => text }]
  const whole = Object(sample(node))
  const named = Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
    fieldsIn(property).map(field => within(name, field, inner => ({ ...whole, [name]: inner }))),
  )
  const unknown = { path: '(a name nobody knows)', isText: false }
  return [...named, { ...unknown, bodyWith: text => ({ ...whole, [text]: text }) }]
}

/** Lists every place in a schema, so that new fields are included. */
export const fieldsOf = (schema: z.ZodType): Field[] =>
  fieldsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node)

/** Finds patterns of a schema that read unbounded text; formats bound their own. */
export function unboundedPatterns(schema: z.ZodType): string[] {
  const found: string[] = []
  const look = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('pattern' in node && !('maxLength' in node) && !('format' in node)) found.push(String(node.pattern))
    Object.values(node).forEach(look)
  }
  look(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return found
}
