import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { namesOfPerson, readErasureLines, toErasureLists } from './erasure-lists.ts'

const name = (letter: string) => letter.repeat(64)
const [guest, account, later, other] = ['a', 'b', 'c', 'd'].map(name) as [string, string, string, string]

it('a truncated line is ignored, and two servers’ lists are merged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lithe-lists-'))
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  await writeFile(first, `\n${guest} ${account}\n\n${account.slice(0, 40)}\n${account}\n`)
  await writeFile(second, `\n${account}\n\n${other}\n`)
  const lines = await readErasureLines([first, second])
  expect(lines.sort()).toEqual([`${guest} ${account}`, account, other].sort())
  await expect(readErasureLines([first, join(folder, 'third')])).rejects.toThrow('ENOENT')
  await rm(folder, { recursive: true })
})

it('a guest’s names include every account they joined, and no other', () => {
  const lists = toErasureLists([`${guest} ${account}`, `${account} ${later}`, `${later} ${guest}`, other])
  expect(namesOfPerson(lists, guest).sort()).toEqual([guest, account, later].sort())
  expect(namesOfPerson(lists, other)).toEqual([other])
  expect([...lists.erased]).toEqual([other])
})
