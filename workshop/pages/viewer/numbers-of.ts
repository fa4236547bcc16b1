import type { Measured } from '@lithe/movements/catalog'

const shown = (value: unknown): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : String(value)

function numbersIn(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return [[name, String(value.length)]]
  if (value === null || typeof value !== 'object') return [[name, shown(value)]]
  return Object.entries(value).flatMap(([part, inner]) => numbersIn(`${name}.${part}`, inner))
}

/** Every scalar of a measurement, including its quality; for a list, its length. */
export function numbersOf(measured: Measured): Record<string, string> {
  const { quality, ...rest } = measured.ok
    ? measured.measurement
    : { quality: measured.quality, reason: measured.reason }
  const said = { ...rest, ...(quality && { quality }) }
  return Object.fromEntries(Object.entries(said).flatMap(([name, value]) => numbersIn(name, value)))
}
