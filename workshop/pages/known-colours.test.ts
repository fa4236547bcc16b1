import { expect, test } from 'vitest'
import { knownColours } from './known-colours.ts'

test('WebCodecs colour names are kept, and other names dropped', () => {
  const known = { primaries: 'bt709', transfer: 'iec61966-2-1', matrix: 'bt470bg', fullRange: false } as const
  expect(knownColours(known)).toEqual(known)
  const unnamed = {
    ...known,
    primaries: 'unspecified',
    transfer: 'log',
    matrix: '',
  } as unknown as typeof known
  expect(knownColours(unnamed)).toEqual({ primaries: null, transfer: null, matrix: null, fullRange: false })
})
