import { expect, test } from 'vitest'
import { readRecordedVoice, writeRecordedVoice } from './recorded-voice.ts'

const recorded = {
  recordedAs: 'a voice',
  clips: new Map([
    ['Hand on a chair’s back', Uint8Array.of(1, 2, 3)],
    ['12', Uint8Array.of(4)],
  ]),
}

test('recorded phrases survive a round trip', () => {
  expect(readRecordedVoice(writeRecordedVoice(recorded))).toEqual(recorded)
})

test('an HTML page in place of the voice file is refused', () => {
  expect(() =>
    readRecordedVoice(Uint8Array.from('<!doctype html>', letter => letter.charCodeAt(0))),
  ).toThrow()
})
