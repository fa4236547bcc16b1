import { expect, test } from 'vitest'
import { alignTables } from './align-tables.ts'

test('each table’s columns are as wide as their longest cell', () => {
  const markdown = [
    '### By view',
    '',
    '| view | runs |',
    '| --- | --- |',
    '| oblique | 1 |',
    '',
    '| a |',
    '| --- |',
  ]
  expect(alignTables(markdown.join('\n')).split('\n')).toEqual([
    '### By view',
    '',
    '| view    | runs |',
    '| ------- | ---- |',
    '| oblique | 1    |',
    '',
    '| a   |',
    '| --- |',
  ])
})

test('an empty cell keeps its place', () => {
  expect(alignTables('| a | | b |\n| --- | --- | --- |')).toBe('| a   |     | b   |\n| --- | --- | --- |')
})
