import type { Test } from '@lithe/movements/catalog'

export const testNames: Record<Test, string> = {
  balance: 'Balance',
  flexibility: 'Flexibility',
  strength: 'Strength',
}
