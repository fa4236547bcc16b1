import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { movementIds, variantPictures, workoutSets } from '@lithe/movements/catalog'
import { describe, expect, test } from 'vitest'
import { secondsOf } from '../films/reel.ts'
import { clipIndex } from './clip-index.ts'
import { clips, framesPerSecond } from './clip-list.ts'
import { clipIndexFile, mediaFolder, truthFolder } from './folders.ts'
import { truthOfClip } from './truth-of-clip.ts'

const testFilmsFolder = new URL('../../choreography/films/', import.meta.url)
const formats = ['webm', 'mp4', 'webp']
const startOf = (file: string) => readFileSync(file).subarray(0, 12).toString('latin1')

describe.each(clips)('the clip $id', clip => {
  test('exists in every format', () => {
    const file = (format: string) => `${mediaFolder}${clip.id}.${format}`
    expect(formats.filter(format => !existsSync(file(format)))).toEqual([])
    expect(startOf(file('webm'))).toContain('\x1aE\xdf\xa3')
    expect(startOf(file('mp4'))).toContain('ftyp')
    expect(startOf(file('webp'))).toMatch(/^RIFF.{4}WEBP$/s)
    expect(readFileSync(file('mp4')).includes('avc1')).toBe(true)
  })

  test('shows its lines in order, within its duration, slowly enough to read', () => {
    let before = 0
    for (const { words, fromSeconds, toSeconds } of clip.lines) {
      expect(fromSeconds).toBeGreaterThanOrEqual(before)
      expect((toSeconds - fromSeconds) / words.length).toBeGreaterThan(0.045)
      before = toSeconds
    }
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThanOrEqual(secondsOf(clip))
  })

  test('matches its choreography’s current truth', () => {
    const truth = truthOfClip(clip)
    const file = `${truthFolder}${clip.id}.truth.json`
    expect(existsSync(file)).toBe(truth !== null)
    if (truth) expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(truth)))
  })

  test('lasts five to eleven seconds, at a measurable rate', () => {
    expect(secondsOf(clip)).toBeGreaterThanOrEqual(5)
    expect(secondsOf(clip)).toBeLessThanOrEqual(11)
    expect(framesPerSecond).toBeGreaterThanOrEqual(24)
  })
})

test('no film states the number or duration of movements, because sets differ in both', () => {
  for (const { id, lines } of clips)
    for (const { words } of lines) expect(words, id).not.toMatch(/\b(movements|minutes?)\b/i)
})

test('every movement of every workout is demonstrated in each variant, and measured', () => {
  const measured = readdirSync(truthFolder).map(file => file.replace('.truth.json', ''))
  expect(new Set(measured)).toEqual(new Set([...movementIds, ...variantPictures]))
})

test('a preview shows each movement of its set in order', () => {
  const movementsOf = (id: string) =>
    clips.find(clip => clip.id === id)?.takes.map(({ movement }) => movement.id)
  const inSet = (name: keyof typeof workoutSets) =>
    workoutSets[name].flatMap(item => (item.type === 'exercise' ? [item.movement] : []))
  expect(movementsOf('ready')).toEqual(inSet('default'))
  expect(movementsOf('ready-organisation')).toEqual(inSet('organisation'))
})

test('the web app knows every clip', () => {
  expect(JSON.parse(readFileSync(clipIndexFile, 'utf8'))).toEqual(clipIndex)
})

const bytesIn = (folder: string | URL) =>
  readdirSync(folder)
    .filter(name => /\.(webm|mp4|webp)$/.test(name))
    .reduce((sum, name) => sum + statSync(new URL(name, new URL(folder, 'file:'))).size, 0)

test('her films take less than 7 MB, and all media in the repository less than 11.5 MB', () => {
  expect(bytesIn(mediaFolder)).toBeLessThan(7_000_000)
  expect(bytesIn(mediaFolder) + bytesIn(testFilmsFolder)).toBeLessThan(11_500_000)
})
