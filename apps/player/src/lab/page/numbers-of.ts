import type { Measured } from '@lithe/movements/catalog'

const shown = (value: unknown): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : String(value)

/** Everything a measurement says in one number or word, its quality too; lists are counted. */
export function numbersOf(measured: Measured): Record<string, string> {
  const { quality, ...rest } = measured.ok
    ? measured.measurement
    : { quality: measured.quality, reason: measured.reason }
  const own = Object.entries(rest).map(([name, value]) => [
    name,
    Array.isArray(value) ? String(value.length) : shown(value),
  ])
  const seen = Object.entries(quality ?? {}).map(([name, value]) => [`quality.${name}`, shown(value)])
  return Object.fromEntries([...own, ...seen])
}
