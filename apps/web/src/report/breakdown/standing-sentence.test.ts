import { describe, expect, it } from 'vitest'
import { standingSentence } from './report-words.ts'

describe('the sentence next to a bar', () => {
  it('says how a score compares, and never claims all people or none', () => {
    const standing = (score: number) => standingSentence({ score, test: 'balance', tie: null })
    expect(standing(19.9)).toBe('About 19 in 100 people of your age do less.')
    expect(standing(100)).toContain('About 99 in 100')
    expect(standing(0.2)).toBe('Most people of your age do more, for now.')
    expect(standingSentence({ score: 62.5, test: 'strength', tie: null })).toBe(
      'About 62 in 100 people you are compared with do less.',
    )
  })

  it.each([
    [50.1, 'like almost all people of your age'],
    [60, 'like most people of your age'],
    [80, 'as about 40 in 100 people of your age do'],
    [99.9, 'as about 1 in 100 people of your age do'],
  ])('says how many also last a minute, for a score of %s', (score, words) => {
    expect(standingSentence({ score, test: 'balance', tie: 'minute' })).toBe(`A minute or more, ${words}.`)
  })

  it.each([
    [80, 'Probably further than most people you are compared with'],
    [70, 'Somewhere in the middle of people you are compared with'],
    [30, 'Somewhere in the middle of people you are compared with'],
    [20, 'Probably less far than most people you are compared with, for now'],
  ])('gives only a rough standing for a reach with a score of %s', (score, words) => {
    expect(standingSentence({ score, test: 'flexibility', tie: null })).toBe(`${words}.`)
  })

  it.each([
    [85, 'Probably more than most people you are compared with'],
    [83, 'Somewhere in the middle of people you are compared with'],
    [16, 'Somewhere in the middle of people you are compared with'],
    [15, 'Probably fewer than most people you are compared with, for now'],
  ])(
    'gives only a rough standing for free squats with a score of %s, but a number for chair stands',
    (score, words) => {
      const standing = (picture: string) => standingSentence({ score, test: 'strength', picture, tie: null })
      expect(standing('squat')).toBe(`${words}.`)
      expect(standing('squat-seated')).toContain(`About ${score} in 100`)
    },
  )
})
