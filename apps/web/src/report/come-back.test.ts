import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile, daysAfter } from './come-back.tsx'

type Property = { name: string; value: string }

/** Parses a calendar file as in RFC 5545: unfolded, with a name before and a value after the first colon. */
function propertiesOf(file: string): Property[] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines.pop(), 'the last line is ended too').toBe('')
  return lines.map(line => {
    const colon = line.indexOf(':')
    return { name: line.slice(0, colon), value: line.slice(colon + 1) }
  })
}
const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))

const event: CalendarEvent = {
  uid: '3f0c0f5e@lithe.example',
  day: new Date(2026, 11, 31, 12),
  madeAt: new Date(Date.UTC(2026, 11, 3, 9, 5, 7, 123)),
  summary: 'Lithe: measure again, in five minutes; bring the same shoes',
  description: `A line\nand another, with a \\ and ${'ÄÖÜ—한국어🦶'.repeat(12)}`,
  url: 'https://lithe.example/longevity-test',
}

describe('the calendar file', () => {
  it('is an all-day event without a time zone', () => {
    const properties = propertiesOf(calendarFile(event))
    const find = (name: string) => properties.find(property => property.name === name)?.value
    expect(find('VERSION')).toBe('2.0')
    expect(find('UID')).toBe(event.uid)
    expect(find('DTSTAMP')).toBe('20261203T090507Z')
    expect(find('DTSTART;VALUE=DATE')).toBe('20261231')
    expect(find('DTEND;VALUE=DATE'), 'the first day after it').toBe('20270101')
    expect(find('TRIGGER')).toBe('PT10H')
    expect(find('URL')).toBe(event.url)
    expect(unescaped(find('SUMMARY') ?? '')).toBe(event.summary)
    expect(unescaped(find('DESCRIPTION') ?? '')).toBe(event.description)
  })

  it('closes what it opens, in order', () => {
    const open: string[] = []
    for (const { name, value } of propertiesOf(calendarFile(event))) {
      if (name === 'BEGIN') open.push(value)
      if (name === 'END') expect(open.pop()).toBe(value)
    }
    expect(open).toEqual([])
  })

  it('has no line over 75 octets, and splits no character', () => {
    const file = calendarFile(event)
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map(line => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(lines.filter(line => line.startsWith(' ')).length, 'some lines go on').toBeGreaterThan(3)
    expect(file).not.toContain('\uFFFD')
  })
})

describe('four weeks from a date', () => {
  it.each([
    ['over the end of a year', new Date(2026, 11, 10, 23, 59), '2027-0-7'],
    ['over a leap day', new Date(2028, 1, 10, 0, 1), '2028-2-9'],
    ['over a change of the clock', new Date(2026, 2, 10, 1, 30), '2026-3-7'],
  ])('fall on the same weekday, %s', (_when, from, to) => {
    const day = daysAfter(from, 28)
    expect(`${day.getFullYear()}-${day.getMonth()}-${day.getDate()}`).toBe(to)
    expect(day.getDay()).toBe(from.getDay())
  })
})
