import { expect, test } from 'vitest'
import type { Finding, ProjectFile } from '../project/project-files.ts'
import {
  checkAnalyserHeaders,
  checkLeftovers,
  checkLengths,
  checkLockfile,
  checkNames,
  checkScripts,
  checkTestsAssert,
} from './file-rules.ts'

const found = (check: (files: ProjectFile[]) => Finding[], path: string, text = '') =>
  check([{ path, text }]).length

test.each([
  ['apps/web/src/utils.ts', 1],
  ['apps/web/src/utils/dates.ts', 1],
  ['apps/web/src/date-helpers.ts', 1],
  ['packages/pose/src/common/a.ts', 1],
  ['apps/api/src/session-manager.ts', 1],
  ['packages/pose/src/uncommon-pose.ts', 0],
  ['apps/web/src/share-image.ts', 0],
])('%s has %i bad name', (path, count) => {
  expect(found(checkNames, path)).toBe(count)
})

test('a 251-line script is too long, but longer prose is not', () => {
  expect(found(checkLengths, 'a.ts', 'x\n'.repeat(251))).toBe(1)
  expect(found(checkLengths, 'a.ts', 'x\n'.repeat(250))).toBe(0)
  expect(found(checkLengths, 'a.md', 'x\n'.repeat(900))).toBe(0)
})

test.each([
  ['// TODO later', 1],
  ['// @ts-ignore', 1],
  ['test.skip("x")', 1],
  ['see /home/someone/notes', 1],
  ['from https://registry.example.com/x', 1],
  ["paths: '/assessment/workout', todo.list, apps/work/x", 0],
])('%s counts as %i leftover', (text, count) => {
  expect(found(checkLeftovers, 'apps/web/src/a.ts', text)).toBe(count)
})

test('a lockfile that names a host is reported', () => {
  expect(found(checkLockfile, 'package-lock.json', '"resolved": "https://host.example/a.tgz"')).toBe(1)
  expect(found(checkLockfile, 'package-lock.json', '"resolved": "apps/web", "link": true')).toBe(0)
})

test('a script that starts something missing is reported', () => {
  const text = '{ "scripts": { "plans": "node tools/bootstrap.mjs plans" } }'
  const tools = (...paths: string[]) =>
    checkScripts([{ path: 'package.json', text }, ...paths.map(path => ({ path, text: '' }))])
  expect(tools('apps/api/commands/plans.ts')).toEqual([])
  expect(tools('apps/api/commands/other-plans.ts').map(({ message }) => message)).toEqual([
    'starts commands/plans.ts, which is not there',
  ])
})

const whole = `/**
 * Measures    deepest knee flexion
 * Definition  0° when straight
 * Method      three points in space
 * Valid       side view
 * Not valid   feet out of frame
 */`

test('an analyser without its full header is reported', () => {
  const path = 'packages/movements/src/squat/squat.ts'
  expect(found(checkAnalyserHeaders, path, whole)).toBe(0)
  expect(found(checkAnalyserHeaders, path, whole.replace('Method ', 'Way '))).toBe(1)
  expect(found(checkAnalyserHeaders, path, 'export const squat = 1')).toBe(1)
  expect(found(checkAnalyserHeaders, 'packages/movements/src/squat/depth.ts')).toBe(0)
})

test('a test file that asserts nothing is reported', () => {
  expect(found(checkTestsAssert, 'a.test.ts', 'test("runs", () => run())')).toBe(1)
  expect(found(checkTestsAssert, 'a.test.ts', 'test("adds", () => expect(1 + 1).toBe(2))')).toBe(0)
  expect(found(checkTestsAssert, 'apps/web/tsconfig.test.json', '{}')).toBe(0)
})
