import type { Caller } from '@lithe/contracts/api'
import { messenger } from './messenger.ts'

/** Where every call says it comes from. */
export const currentSource = (): Caller['source'] => (messenger() ? 'telegram' : 'web')
