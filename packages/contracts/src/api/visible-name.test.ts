import { describe, expect, it } from 'vitest'
import { isVisibleName, visibleName } from './visible-name.ts'

describe('a name', () => {
  it.each([
    'Rosa',
    'Anne-Marie O’Neill',
    'Łukasz',
    'می\u200cخواهم',
    'क्\u200dष',
    'שרה',
    '👩\u200d⚕️ Ann',
    '李 娜',
  ])('stays unchanged: %s', name => expect([isVisibleName(name), visibleName(name)]).toEqual([true, name]))

  it.each([
    ['Rosa\u202Egpj', 'Rosagpj'],
    ['\u200fשרה\u200f', 'שרה'],
    ['Ro\u200bsa', 'Rosa'],
    ['Ro\u00adsa', 'Rosa'],
    ['\ufeffRosa', 'Rosa'],
    ['\u200dRosa\u200c', 'Rosa'],
    ['\u2066Rosa\u2069', 'Rosa'],
    ['Rosa \u200dAnn', 'Rosa Ann'],
  ])('is rejected until its invisible characters are removed: %j', (name, seen) => {
    expect([isVisibleName(name), visibleName(name)]).toEqual([false, seen])
  })
})
