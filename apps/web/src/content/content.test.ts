import { contentWords } from '@lithe/words/live/content'
import { whyWords } from '@lithe/words/live/why'
import { describe, expect, it } from 'vitest'
import { content, storyParagraphs } from './content.ts'
import { peopleMeasured, yearsTold } from './content-shape.ts'

const told = (...years: (number | null)[]) => years.map(yearsOfExperience => ({ yearsOfExperience }))

describe('the shipped content', () => {
  it('links every badge and every expert to a published paper', () => {
    const links = [...content.badges, ...content.experts].map(({ link }) => link)
    for (const link of links) expect(link).toMatch(/^https:\/\/doi\.org\/10\.\d{4,}\//)
  })

  it('has one expert for each test', () => {
    expect(content.experts.map(({ test }) => test).sort()).toEqual(['balance', 'flexibility', 'strength'])
  })

  it('says that the experts do not endorse Lithe, and that the story is an example', () => {
    expect(contentWords.expertsNote).toContain('do not endorse it')
    expect(content.story.isExample).toBe(true)
    expect(contentWords.story.example).toBe('Illustrative example')
    expect(contentWords.story.note).toContain('She is made up')
  })

  it('uses the same numbers in the story and its drawing', () => {
    const { before, after, realAge } = content.story
    const told = storyParagraphs(content.story).join(' ')
    for (const month of [contentWords.story.before, contentWords.story.after])
      expect(told).toContain(`In ${month} `)
    for (const { heldSeconds, squats } of [before, after]) {
      expect(told).toContain(`${heldSeconds}\u00a0seconds`)
      expect(told).toContain(`${squats} squats`)
    }
    expect(told).toContain(`a woman of ${realAge}`)
    expect(before.mobilityAge).toBeGreaterThan(realAge)
    expect(after.mobilityAge).toBe(realAge)
  })
})

describe('years of experience', () => {
  it('are hidden if no expert stated any', () => {
    expect(yearsTold(content.experts)).toBeNull()
  })

  it('are the sum of those stated', () => {
    expect(yearsTold(told(20, 14, 11))).toBe(45)
    expect(whyWords.confidence.experience({ years: 45 })).toBe('over 45\u00a0years of combined experience')
    expect(yearsTold(told(20, null, 11))).toBe(31)
  })
})

describe('people measured', () => {
  it('are summed over all sources', () => {
    expect(peopleMeasured(content.badges)).toBe(9933)
  })

  it('are not summed if a badge has no number', () => {
    expect(peopleMeasured([{ people: 500 }, { people: null }, { people: 20 }])).toBeNull()
  })
})

it('every badge has a few words', () => {
  expect(contentWords.badges).toHaveLength(content.badges.length)
})
