import { captionsWords } from '@lithe/words/live/captions'
import { describe, expect, it } from 'vitest'
import { lineAt, linesOf } from './captions.ts'
import { findTrainerClip } from './trainer-picture.tsx'

const film = {
  id: 'greeting',
  lines: [
    { fromSeconds: 0.5, toSeconds: 2 },
    { fromSeconds: 2.4, toSeconds: 5 },
    { fromSeconds: 5.4, toSeconds: 8 },
  ],
}

describe('captions', () => {
  it('are their film’s messages, each with its time', () => {
    const [first, second, third] = captionsWords.greeting
    expect(linesOf(film, '')).toEqual([
      { fromSeconds: 0.5, toSeconds: 2, words: first },
      { fromSeconds: 2.4, toSeconds: 5, words: second },
      { fromSeconds: 5.4, toSeconds: 8, words: third },
    ])
  })

  it('have as many messages as times in every film', () => {
    for (const [id, said] of Object.entries(captionsWords))
      expect(findTrainerClip(id)?.lines, id).toHaveLength(said.length)
  })

  it('are shown all the time next to a picture without a film', () => {
    const whole = { fromSeconds: 0, toSeconds: Number.POSITIVE_INFINITY }
    expect(linesOf(null, 'Toe touch')).toEqual([{ ...whole, words: 'Toe touch' }])
  })

  it('are replaced by words for this person, at the film’s times', () => {
    const askName = findTrainerClip('ask-name')
    expect(linesOf(askName, '', 'Pleased to meet you, Ada.')).toEqual([
      { ...askName?.lines[0], words: 'Pleased to meet you, Ada.' },
    ])
  })

  it('keep the current line until the next one', () => {
    const lines = linesOf(film, '')
    expect([0, 0.5, 2.2, 2.4, 9].map(seconds => lineAt(lines, seconds))).toEqual([-1, 0, 0, 1, 2])
  })
})
