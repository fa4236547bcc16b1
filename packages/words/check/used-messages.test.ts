import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usedMessages } from './used-messages.ts'

const root = mkdtempSync(join(tmpdir(), 'lithe-words-'))
afterAll(() => rmSync(root, { recursive: true }))

function put(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  return { path, text }
}

const english = `export default (_: object) => ({
  title: 'Hall', left: (values: { count: number }) => String(values.count),
  doors: { open: { title: 'Open', lead: 'Come in' }, shut: { title: 'Shut', lead: 'Wait' } },
  unseen: { title: 'Nobody says this' },
})`

const wholeGroup = [
  'doors',
  ...['open', 'open.lead', 'open.title', 'shut', 'shut.lead', 'shut.title'].map(key => `doors.${key}`),
]
/** A page's code, and the keys of its room that the code uses. */
const pages: Record<string, { code: string; keys: string[] }> = {
  'that says two messages': {
    code: 'export const said = [words.title, words.left({ count: 2 })]',
    keys: ['left', 'title'],
  },
  'that says nothing': { code: 'export const nothing = 1', keys: [] },
  'with a name for a group, and a part taken out': {
    code: 'const { open } = words.doors\nconst all = words.doors\nexport const said = [open.lead, all.shut.title]',
    keys: ['doors', 'doors.open', 'doors.open.lead', 'doors.shut', 'doors.shut.title'],
  },
  'that chooses by a state': {
    code: "export const said = (at: 'open' | 'shut') => words.doors[at].title",
    keys: wholeGroup,
  },
  'that lists a group': { code: 'export const said = Object.values(words.doors)', keys: wholeGroup },
  'that takes a group for something else': {
    code: 'type Says = Record<string, { title: string }>\nexport const said: Says = words.doors',
    keys: wholeGroup,
  },
}
const titles = Object.keys(pages)
const roomOf = (title: string) => `hall-${titles.indexOf(title)}`

let used: string[]
beforeAll(() => {
  const scripts = Object.entries(pages).map(([title, { code }]) => {
    const room = roomOf(title)
    put(`packages/words/compiled/en/${room}.ts`, english)
    const live = `import type english from '../en/${room}.ts'\nexport let words: ReturnType<typeof english>`
    put(`packages/words/compiled/live/${room}.ts`, live)
    const text = `import { words } from '../../../packages/words/compiled/live/${room}.ts'\n${code}`
    return put(`apps/web/src/${room}.ts`, text)
  })
  used = [...usedMessages(root, scripts)].sort()
})

it.each(titles)('messages found for a page %s are exactly those it says', title => {
  const room = `${roomOf(title)}.`
  const own = used.filter(key => key.startsWith(room)).map(key => key.slice(room.length))
  expect(own).toEqual(pages[title]?.keys)
})
