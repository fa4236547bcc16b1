import { expect, test } from 'vitest'
import { alignTables } from './align-tables.ts'

test('every column is as wide as its longest cell, in each table for itself', () => {
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
