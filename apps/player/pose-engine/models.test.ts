import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { models, modelsFolder, readModel, sha256 } from './models.ts'

describe('a model', () => {
  const published = new Uint8Array([1, 2, 3, 4])
  const model = { file: 'pose.tflite', sha256: sha256(published) }
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-model-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('is read if it matches NOTICE', async () => {
    await writeFile(join(folder, model.file), published)
    expect(await readModel(model, folder)).toEqual(published)
  })

  test('is refused by file name if one byte has changed', async () => {
    await writeFile(join(folder, model.file), new Uint8Array([1, 2, 3, 5]))
    await expect(readModel(model, folder)).rejects.toThrow(/pose\.tflite is not the file recorded in NOTICE/)
  })
})

test.each(Object.values(models))(
  '$file matches the published model, and both notices record its hash',
  async model => {
    expect(sha256(await readModel(model))).toBe(model.sha256)
    const notices = [join(modelsFolder, 'NOTICE'), join(modelsFolder, '../../../../NOTICE')]
    for (const notice of notices) expect(await readFile(notice, 'utf8')).toContain(model.sha256)
  },
)
