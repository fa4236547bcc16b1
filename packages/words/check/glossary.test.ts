import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { messagesFolder, roomNames } from '../compile/compile-words.ts'
import { textsOf } from '../compile/room.ts'

const glossary = readFileSync(new URL('../GLOSSARY.md', import.meta.url), 'utf8')
const lastColumns = glossary.split('\n').flatMap(line => line.match(/^\|.*\|([^|]+)\|$/)?.[1] ?? [])
const neverSaid = lastColumns.flatMap(column =>
  [...column.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words),
)

const messages = roomNames().flatMap(room =>
  textsOf(JSON.parse(readFileSync(join(messagesFolder, 'en', `${room}.json`), 'utf8'))).map(message => ({
    ...message,
    key: `${room}.${message.key}`,
  })),
)

it.each(neverSaid)('no message says “%s”, except in the specification’s words', words => {
  const said = new RegExp(`\\b${words}\\b`, 'i')
  const found = messages.filter(({ text, note }) => said.test(text) && !note.includes('Spec: §'))
  expect(found).toEqual([])
})
