import { beforeAll } from 'vitest'
import { wordsArrived } from '../words/language.ts'

// Each file has imported by now what it tests, and with it the rooms that are spoken from.
beforeAll(wordsArrived)
