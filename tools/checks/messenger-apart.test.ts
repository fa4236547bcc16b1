import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkMessengerApart } from './messenger-apart.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lithe-apart-'))
  mkdirSync(join(root, 'apps/web/dist/assets'), { recursive: true })
  write('../index.html', '<script type="module" src="/assets/main.js"></script>')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(root, 'apps/web/dist/assets', name), text)
const messages = () => checkMessengerApart(root).map(({ message }) => message)

test('a mini app that an entry loads on demand is separate', () => {
  write('main.js', 'import("./telegram.js")')
  write('telegram.js', 'post("web_app_ready")')
  expect(messages()).toEqual([])
})

test('a mini app among the first scripts, or imported by another script, is reported', () => {
  write('main.js', 'import"./telegram.js";import("./later.js")')
  write('later.js', 'import{a}from"./telegram.js"')
  write('telegram.js', 'post("web_app_ready")')
  expect(messages()).toEqual([
    'is of the mini app, yet everybody loads it',
    'brings in telegram.js of the mini app',
    'brings in telegram.js of the mini app',
  ])
})

test('a build without a mini app does not count as separate', () => {
  write('main.js', '1')
  expect(messages()).toEqual(['has no script of the mini app'])
})
