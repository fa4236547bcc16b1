import { expect, it } from 'vitest'
import { invent } from './invent.ts'
import { readRoom, textsOf, translateRoom } from './room.ts'
import { writeLive, writeLoaders, writeRoom } from './write-room.ts'

const english = {
  title: 'Ready',
  steps: ['Turn', 'Stay until {hour}'],
  results: { partials: '{count, plural, one {one} other {#}}', none: 'None' },
}

it('notes are for translators and leave no trace', () => {
  const file = { '@': 'A room.', title: 'Ready', '@left': 'How many are left.', left: '{count, number} left' }
  expect(readRoom(file, 'en/room.json')).toEqual({ title: 'Ready', left: '{count, number} left' })
})

it.each([[{ left: '{count, number} left' }], [{ group: { steps: ['Wait for {name}'] } }]])(
  'a message with placeholders needs a note',
  file => {
    expect(() => readRoom(file, 'en/room.json')).toThrow('has no note')
  },
)

it.each([[['a list']], ['a text'], [{ title: 3 }]])('an invalid message is refused: %j', file => {
  expect(() => readRoom(file, 'en/room.json')).toThrow('holds no group of messages')
})

it('a translation replaces English, and its gaps stay English', () => {
  const { words, problems } = translateRoom(english, {
    title: 'Bereit',
    steps: ['Drehen', 'Bleiben bis {hour}'],
    results: { partials: '{count, plural, one {eine} other {#}}' },
  })
  expect(words).toEqual({
    title: 'Bereit',
    steps: ['Drehen', 'Bleiben bis {hour}'],
    results: { partials: '{count, plural, one {eine} other {#}}', none: 'None' },
  })
  expect(problems).toEqual([{ key: 'results.none', problem: 'missing' }])
})

it('extra keys and differing placeholders in a translation are reported', () => {
  const { words, problems } = translateRoom(english, {
    title: 'Bereit, {name}',
    steps: ['Drehen'],
    results: { partials: '{zahl, number}', none: 'Keine', all: 'Alle' },
  })
  expect(words).toEqual({ ...english, results: { ...english.results, none: 'Keine' } })
  expect(problems).toEqual([
    { key: 'title', problem: 'placeholders differ' },
    { key: 'steps', problem: 'placeholders differ' },
    { key: 'results.all', problem: 'unused' },
    { key: 'results.partials', problem: 'placeholders differ' },
  ])
})

it('the accented language is two fifths longer and leaves no plain English', () => {
  const text = 'Turn the phone on its side'
  const accented = invent(text, 'en-XA')
  expect(accented.length / text.length).toBeGreaterThan(1.4)
  expect(accented.split(' ')).toHaveLength(6)
  for (const word of text.split(' ')) expect(accented).not.toContain(word)
})

it('the mirrored language reverses each word', () => {
  expect(invent('Sit tall.', 'ar-XB')).toBe('\u202eSit\u202c \u202etall\u202c.')
})

it.each(['en-XA', 'ar-XB'] as const)('%s leaves placeholders and choices unchanged', language => {
  const text = '{count, plural, one {one of {name}} other {# of {name}}}, <link>more</link>'
  const invented = invent(text, language)
  expect(invented).toMatch(/^\{count,plural,one\{.+ \{name\}\} other\{#.+\{name\}\}\}, <link>.+<\/link>$/)
  expect(translateRoom({ text }, { text: invented }).problems).toEqual([])
})

it('a room’s module imports only the formats it uses', () => {
  expect(writeRoom({ title: 'Ready' })).toContain(
    'export default (_: ReturnType<typeof formatsOf>) => ({ title: "Ready" })',
  )
  expect(writeRoom(english)).toContain(
    'export default ({ number, plural }: ReturnType<typeof formatsOf>) => ({',
  )
})

it('a program loads only one language of a room', () => {
  const loaders = writeLoaders('near-fall', ['en', 'de'])
  expect(loaders).toContain('export type NearFallWords = ReturnType<typeof english>')
  expect(loaders).toContain(`'de': async () => (await import('./de/near-fall.ts')).default(formatsOf('de'))`)
})

it('each message has its own note, or its group’s', () => {
  const room = { '@papers': 'from a paper', papers: { one: 'a', '@two': 'of its own', two: ['b', 'c'] } }
  expect(textsOf(room)).toEqual([
    { key: 'papers.one', text: 'a', note: 'from a paper' },
    { key: 'papers.two', text: 'b', note: 'of its own' },
    { key: 'papers.two', text: 'c', note: 'of its own' },
  ])
})

it('a page imports the words directly, in its one language', () => {
  const live = writeLive('near-fall')
  expect(live).toContain('export let nearFallWords: NearFallWords')
  expect(live).toContain('askForRoom(loadNearFallWords, words => {')
})
