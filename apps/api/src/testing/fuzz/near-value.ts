import type { Node } from './schema-nodes.ts'

const nearText = ({ minLength = 0, maxLength = 200 }: Node, mark: string): unknown[] => [
  mark,
  '',
  ' ',
  'x'.repeat(Math.max(0, minLength - 1)),
  mark.padEnd(Math.min(maxLength, 5000), 'é'),
  'x'.repeat(Math.min(maxLength, 5000) + 1),
  mark.toUpperCase(),
  7,
]

/** The first and last years that text can name, and the first that a clock can. */
const nearTimes = [
  '0000-01-01T00:00:00Z',
  '1969-12-31T23:59:59Z',
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
]

const nearNumber = ({ minimum = 0, maximum = 100 }: Node): unknown[] => [
  minimum,
  maximum,
  minimum - 1,
  maximum + 1,
  minimum + 0.5,
  (minimum + maximum) / 2,
  String(minimum),
  null,
]

/** Returns values at the edges of validity; strings carry the caller's mark. */
export function nearValues(node: Node, value: unknown, mark: string): unknown[] {
  if (node.enum) return [...node.enum, String(node.enum[0]).toUpperCase(), mark]
  if (node.const !== undefined) return [node.const, mark, null]
  switch (node.type) {
    case 'string':
      return node.format === 'date-time' ? [...nearTimes, mark] : nearText(node, mark)
    case 'number':
    case 'integer':
      return nearNumber(node)
    case 'boolean':
      return [true, false, 'true', 1]
    case 'array':
      return [
        [],
        [value],
        Array.isArray(value) ? [...value, ...value] : [mark],
        Array((node.maxItems ?? 20) + 1).fill(mark),
      ]
    case 'object':
      return [{}, { ...Object(value), [mark]: mark }, [value], null]
    default:
      return [mark, null, 0]
  }
}
