import { comparison } from '@lithe/contracts/constants'

export type AgeComparison = 'younger than' | 'older than' | 'close to'

export function compareAges(mobilityAge: number, realAge: number): AgeComparison {
  const difference = mobilityAge - realAge
  if (difference <= comparison.youngerAtMost) return 'younger than'
  return difference >= comparison.olderAtLeast ? 'older than' : 'close to'
}
