import { expect, test } from 'vitest'
import { readRecordedVoice, writeRecordedVoice } from './recorded-voice.ts'

const recorded = {
  recordedAs: 'a voice',
  clips: new Map([
    ['Hand on a chair’s back', Uint8Array.of(1, 2, 3)],
    ['12', Uint8Array.of(4)],
  ]),
}

test('recorded phrases are read as they were written', () => {
  expect(readRecordedVoice(writeRecordedVoice(recorded))).toEqual(recorded)
})

test('a page in the place of the file is refused', () => {
  expect(() =>
    readRecordedVoice(Uint8Array.from('<!doctype html>', letter => letter.charCodeAt(0))),
  ).toThrow()
})
