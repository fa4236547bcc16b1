import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findClips, findKnownClips } from './truth.ts'

describe('clips', () => {
  let folder = ''
  const put = (file: string, text = '') => writeFile(join(folder, file), text)
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-clips-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('are found recursively, in order, with their truth', async () => {
    await mkdir(join(folder, 'side'))
    await put('squat.mp4')
    await put(join('side', 'reach.mp4'))
    await put('squat.truth.json', '{"movement":"squat","expected":{"reps":5,"partials":1}}')
    await put('notes.txt')
    const clips = await findClips(folder)
    expect(clips.map(({ clip }) => clip)).toEqual([join('side', 'reach.mp4'), 'squat.mp4'])
    expect(clips[1]).toMatchObject({
      name: 'squat',
      truth: { movement: 'squat', expected: { reps: 5, partials: 1 } },
    })
  })

  test('say so if they have no truth', async () => {
    await put('walk.mp4')
    expect(await findClips(folder)).toMatchObject([{ name: 'walk', truth: null }])
  })

  test('are found by truth files in another folder, ignoring films that have none', async () => {
    await mkdir(join(folder, 'media'))
    await mkdir(join(folder, 'truth'))
    await put(join('media', 'squat.mp4'))
    await put(join('media', 'greeting.mp4'))
    await put(join('truth', 'squat.truth.json'), '{"movement":"squat","expected":{"reps":2}}')
    const clips = await findKnownClips(join(folder, 'media'), join(folder, 'truth'))
    expect(clips).toMatchObject([{ clip: 'squat.mp4', truth: { expected: { reps: 2 } } }])
  })

  test.each([
    ['an unknown movement', '{"movement":"cartwheel","expected":{}}', /movement/],
    ['words for a number', '{"movement":"squat","expected":{"reps":"five"}}', /reps/],
    ['an unknown reason', '{"movement":"squat","expected":{"reason":"tired"}}', /reason/],
    ['nothing expected', '{"movement":"squat"}', /expected/],
    ['no JSON', 'five squats', /JSON/],
  ])('are refused with %s, and the error names file and problem', async (_, text, amiss) => {
    await put('squat.mp4')
    await put('squat.truth.json', text)
    await expect(findClips(folder)).rejects.toThrow(/squat\.truth\.json is not a truth file/)
    await expect(findClips(folder)).rejects.toThrow(amiss)
  })
})
