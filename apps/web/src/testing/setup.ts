import { beforeAll } from 'vitest'
import { wordsArrived } from '../words/language.ts'

// Each file has imported its subject by now, and with it the rooms of its messages.
beforeAll(wordsArrived)
