import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtFiles } from './build-worker.ts'

let built = ''
beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'lithe-built-'))
  const files = {
    'pages/index.html': '<title>pages</title>',
    'pages/index.html.br': 'packed',
    'pages/routes.json': '[]',
    'pages/documents.json': '{}',
    'pages/documents/home.en.html': '<title>home</title>',
    'pages/documents/login.en.html': '<title>sign in</title>',
    'pages/documents/report.en.html': '<title>pages</title>',
    'pages/sw-off.js': '',
    'pages/fonts/read.woff2': 'twice',
    'pages/assets/index-BcEquDYH.js': 'export {}',
    'pages/trainer/squat.webm': 'film',
    'player/index.html': '<title>player</title>',
    'player/engine/manifest.json': '{}',
    'player/engine/pose-full-e9a5c5cb17f7.tflite': 'network',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, path)), { recursive: true })
    writeFileSync(join(built, path), text)
  }
})
afterEach(() => rmSync(built, { recursive: true }))

const list = () => builtFiles(join(built, 'pages'), join(built, 'player'))
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

test('the worker lists every requestable file by URL, and nothing else', () => {
  expect(list().map(({ url }) => url)).toEqual([
    '/index.html',
    '/login?lang=',
    '/assets/index-BcEquDYH.js',
    '/documents/home.en.html',
    '/trainer/squat.webm',
    '/player/',
    '/player/engine/manifest.json',
    '/player/engine/pose-full-e9a5c5cb17f7.tflite',
  ])
})

test('a hashed name needs no revision; other files are identified by their bytes', () => {
  const byUrl = new Map(list().map(file => [file.url, file]))
  expect(byUrl.get('/assets/index-BcEquDYH.js')?.revision).toBeNull()
  expect(byUrl.get('/player/engine/pose-full-e9a5c5cb17f7.tflite')?.revision).toBeNull()
  expect(byUrl.get('/index.html')?.integrity).toBe(sha384('<title>pages</title>'))
  expect(byUrl.get('/documents/home.en.html')?.integrity).toBe(sha384('<title>home</title>'))
  expect(byUrl.get('/player/')?.integrity).toBe(sha384('<title>player</title>'))
  const before = byUrl.get('/trainer/squat.webm')?.revision
  writeFileSync(join(built, 'pages/trainer/squat.webm'), 'drawn anew')
  expect(list().find(({ url }) => url === '/trainer/squat.webm')?.revision).not.toBe(before)
})

test('only pages are listed when the player is hosted elsewhere', () => {
  rmSync(join(built, 'player'), { recursive: true })
  expect(list().filter(({ url }) => url.startsWith('/player'))).toEqual([])
})
