import { askForRoom } from '@lithe/words/live-rooms'
import { expect, test, vi } from 'vitest'
import { withWords } from './language.ts'

test('a script loaded in full stays available offline, whatever else is loading', async () => {
  const [here, other] = [{ page: 'here' }, { page: 'on its way' }]
  await withWords(Promise.resolve(here))
  const fetchWords = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue({})
  askForRoom({ en: fetchWords, 'en-XA': fetchWords, 'ar-XB': fetchWords }, () => {})

  await expect(withWords(Promise.resolve(other))).rejects.toThrow('no network')
  fetchWords.mockRejectedValueOnce(new TypeError('no network'))
  expect(await withWords(Promise.resolve(here))).toBe(here)
})
