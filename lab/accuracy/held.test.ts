import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { conditionNamed, plain } from './condition.ts'
import { conditionsLeft, readHeld, sourcesNow, writeHeld, writeStandHeld } from './held.ts'
import type { Clip } from './truth.ts'

const folder = mkdtempSync(join(tmpdir(), 'lithe-held-'))
const record = join(folder, 'held.json')
const dim = conditionNamed('dim') ?? plain

function film(name: string, reps = 5): Clip {
  const file = join(folder, `${name}.mp4`)
  writeFileSync(file, `the pictures of ${name}`)
  return { clip: `${name}.mp4`, file, name, truth: { movement: 'squat', expected: { reps } } }
}
const [squat, longer] = [film('squat'), film('longer')]
writeHeld(
  record,
  [squat, longer].map(clip => ({ ...clip, condition: plain })),
  sourcesNow(),
)

function left(clips: readonly Clip[], conditions = clips.map(() => [plain])) {
  const held = readHeld(record)
  if (!held) throw new Error('the record was written by these very sources')
  return conditionsLeft(clips, conditions, held)
}

test('a film that was within the bar is left out while its sources stay the same', () => {
  expect(left([squat, longer])).toEqual([[], []])
})

test('the record is of no use to other sources', () => {
  expect(readHeld(record, sourcesNow())).not.toBeNull()
  expect(readHeld(record, 'of other sources')).toBeNull()
  expect(readHeld(join(folder, 'none.json'))).toBeNull()
})

test('a film that is new, was changed or has another truth is measured', () => {
  const changed = { ...film('other'), clip: squat.clip, name: squat.name }
  expect(left([film('new'), changed, film('squat', 6)])).toEqual([[plain], [plain], [plain]])
})

test('a film is measured under a condition it was not held under, and where it speaks for its movement', () => {
  expect(left([squat, longer], [[dim], [plain, dim]])).toEqual([[dim], [plain, dim]])
})

test('the stand is held when it was watched by these very sources, and not before', () => {
  expect(readHeld(record)?.hasStand).toBe(false)
  writeStandHeld(record)
  expect(readHeld(record)).toMatchObject({ hasStand: true, films: readHeld(record)?.films })
  expect(() => writeStandHeld(join(folder, 'none.json'))).toThrow('is of other sources')
})
