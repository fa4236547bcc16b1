import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOrigin } from './read-origin.ts'
import { sha256 } from './sha256.ts'

describe('the origin of a model', () => {
  const published = new Uint8Array([1, 2, 3, 4])
  const origin = { file: 'pose.tflite', sha256: sha256(published) }
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-origin-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('is read when it is the file recorded in NOTICE', async () => {
    await writeFile(join(folder, origin.file), published)
    expect(await readOrigin(folder, origin)).toEqual(published)
  })

  test('is refused by name when one byte has changed', async () => {
    await writeFile(join(folder, origin.file), new Uint8Array([1, 2, 3, 5]))
    await expect(readOrigin(folder, origin)).rejects.toThrow(
      /pose\.tflite .* not the file recorded in NOTICE/,
    )
  })
})
