import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { differencesOf, hashesIn } from './same-build.ts'

it('builds differ by missing and changed files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lithe-same-'))
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  for (const build of ['one', 'other']) await write(`${build}/assets/same.js`, 'same')
  await write('one/main.js', 'made at eight')
  await write('other/main.js', 'made at nine')
  await write('other/more.js', '')
  const [one, other] = [await hashesIn(join(folder, 'one')), await hashesIn(join(folder, 'other'))]
  expect([...one.keys()].sort()).toEqual(['assets/same.js', 'main.js'])
  expect(differencesOf(one, one)).toEqual([])
  expect(differencesOf(one, other)).toEqual(['main.js', 'more.js'])
  await rm(folder, { recursive: true })
})
