import type { Side } from '@lithe/pose'
import type { Tube } from './tube.ts'

export type Cloth = 'skin' | 'top' | 'trousers' | 'shoe' | 'sole' | 'cuff' | 'stripe'

/** One piece of the dressed body. */
export type Part = { name: string; cloth: Cloth; side: Side | null; tube: Tube }
