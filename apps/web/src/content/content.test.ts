import { describe, expect, it } from 'vitest'
import { content } from './content.ts'
import { experienceClaim, peopleMeasured } from './content-shape.ts'

const told = (...years: (number | null)[]) => years.map(yearsOfExperience => ({ yearsOfExperience }))

describe('the content we ship', () => {
  it('links every badge and every expert to a published paper', () => {
    const links = [...content.badges, ...content.experts].map(({ link }) => link)
    for (const link of links) expect(link).toMatch(/^https:\/\/doi\.org\/10\.\d{4,}\//)
  })

  it('has one expert for each test', () => {
    expect(content.experts.map(({ test }) => test).sort()).toEqual(['balance', 'flexibility', 'strength'])
  })

  it('says that experts do not endorse, and that the story is an example', () => {
    expect(content.expertsNote).toContain('published research, no endorsement')
    expect(content.story.label).toBe('Illustrative example')
    expect(content.story.note).toContain('She is made up')
  })

  it('tells in the story the very numbers it draws', () => {
    const { before, after, realAge, paragraphs } = content.story
    const told = paragraphs.join(' ')
    for (const { when, heldSeconds, squats } of [before, after]) {
      expect(told).toContain(`In ${when} `)
      expect(told).toContain(`${heldSeconds} seconds`)
      expect(told).toContain(`${squats} squats`)
    }
    expect(told).toContain(`a woman of ${realAge}`)
    expect(before.mobilityAge).toBeGreaterThan(realAge)
    expect(after.mobilityAge).toBe(realAge)
  })
})

describe('years of experience', () => {
  it('are hidden where no expert has told them', () => {
    expect(experienceClaim(content.experts)).toBeNull()
  })

  it('are claimed as the sum of those that were told', () => {
    expect(experienceClaim(told(20, 14, 11))).toBe('over 45 years of combined experience')
    expect(experienceClaim(told(20, null, 11))).toBe('over 31 years of combined experience')
  })
})

describe('people measured', () => {
  it('are counted over all sources', () => {
    expect(peopleMeasured(content.badges)).toBe(9933)
  })

  it('are not counted where a badge stands for a partner', () => {
    expect(peopleMeasured([{ people: 500 }, { people: null }, { people: 20 }])).toBeNull()
  })
})
