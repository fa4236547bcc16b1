import { expect, it } from 'vitest'
import { invent } from '../../compile/invent.ts'
import { untouchedIn } from './untouched.ts'

const text = 'Sit up tall, don’t lean'

it.each(['en-XA', 'ar-XB'] as const)('every string from a message is altered in %s', language => {
  expect(untouchedIn(invent(text, language), language)).toEqual([])
  expect(untouchedIn(`${invent(text, language)} and stay`, language)).toEqual(['and', 'stay'])
})

it('names, addresses and numbers are the same in every language', () => {
  const said = 'Lithe, Ada Byron: ada@example.org, https://example.org/a, /support, 31.4 s'
  expect(untouchedIn(said, 'en-XA', ['Ada', 'Ada Byron'])).toEqual([])
  expect(untouchedIn(said, 'ar-XB')).toEqual(['Ada', 'Byron'])
})
