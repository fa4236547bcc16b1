import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { checkAsvs } from './asvs.ts'

const path = 'docs/asvs.md'
const written = readFileSync(join(root, path), 'utf8')
const problems = (text: string) => checkAsvs([{ path, text }]).map(({ message }) => message)
const unanswered = 'is neither held by a test nor "not met, because", nor outside of what applies'
/** The document with one row replaced. */
const withRow = (id: string, row: string) => written.replace(new RegExp(`^\\| ${id} .*$`, 'm'), row)

it('the current map covers every requirement', () => {
  expect(problems(written)).toEqual([])
})

it('a missing or duplicated requirement is reported', () => {
  expect(problems(withRow('7.2.1', ''))).toEqual(['7.2.1 stands there 0 times'])
  expect(problems(`${written}\n| 7.2.1 | no passwords |`)).toEqual(['7.2.1 stands there 2 times'])
})

it.each([
  ['| 7.2.1 | The server checks tokens | held | by care |'],
  ['| 7.2.1 | The server checks tokens | not met | for now |'],
  ['| 7.2.1 | The server checks tokens | part | because of a test |'],
])('a row without evidence is reported: %s', row => {
  expect(problems(withRow('7.2.1', row))).toEqual([unanswered])
})

it('an unknown number is reported', () => {
  expect(problems(`${written}\n| 7.2.9 | none |`)).toEqual([unanswered])
})

it('a project that lacks the map is reported', () => {
  expect(checkAsvs([])).toEqual([{ path, message: 'is not there' }])
})
