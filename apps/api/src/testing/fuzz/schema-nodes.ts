import { z } from 'zod'

/** The part of JSON Schema that bodies need. */
export type Node = {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  properties?: Record<string, Node>
  required?: string[]
  items?: Node
  anyOf?: Node[]
  oneOf?: Node[]
  allOf?: Node[]
}

export type Path = readonly (string | number)[]

/** Converts a body's input schema; what JSON Schema cannot express is left open. */
export const nodeOf = (schema: z.ZodType): Node =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Node

const alternatives = (node: Node): Node[] => [
  node,
  ...[...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].flatMap(alternatives),
]

/** Returns everything the schema says about a place in the body, across alternatives. */
export const nodesAt = (node: Node, [step, ...rest]: Path): Node[] =>
  alternatives(node).flatMap(each => {
    if (step === undefined) return [each]
    const next = typeof step === 'number' ? each.items : each.properties?.[step]
    return next ? nodesAt(next, rest) : []
  })

const deepest = 6

/** Lists every place in a value and its schema, the root first. */
export function placesIn(value: unknown, node: Node, path: Path = []): Path[] {
  const below =
    path.length >= deepest
      ? []
      : Array.isArray(value)
        ? value.slice(0, 3).map((_, index) => index)
        : typeof value === 'object' && value !== null
          ? [
              ...new Set([
                ...Object.keys(value),
                ...nodesAt(node, path).flatMap(each => Object.keys(each.properties ?? {})),
              ]),
            ]
          : []
  return [
    path,
    ...below.flatMap(step =>
      placesIn((value as Record<string | number, unknown>)[step], node, [...path, step]),
    ),
  ]
}

/** Builds the simplest value that fits, as far as the schema says. */
export function plainest(node: Node): unknown {
  const [first] = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]
  if (node.const !== undefined) return node.const
  if (node.enum) return node.enum[0]
  if (first) return plainest(first)
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        (node.required ?? []).flatMap(name => {
          const property = node.properties?.[name]
          return property ? [[name, plainest(property)]] : []
        }),
      )
    case 'array':
      return []
    case 'number':
    case 'integer':
      return node.minimum ?? 1
    case 'boolean':
      return true
    default:
      return 'x'.repeat(node.minLength ?? 1)
  }
}
