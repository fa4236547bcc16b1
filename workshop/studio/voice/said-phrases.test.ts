import { readFileSync } from 'node:fs'
import { readRecordedVoice } from '@lithe/contracts/recorded-voice'
import { expect, it } from 'vitest'
import { recordedAs } from './record-phrases.ts'
import { saidPhrases } from './said-phrases.ts'
import { mostBytes, voiceFile } from './voice-file.ts'

const bytes = new Uint8Array(readFileSync(voiceFile))
const recorded = readRecordedVoice(bytes)
const texts = saidPhrases().map(({ text }) => text)

it('recordings match what the player says; otherwise run `npm run lab -- voice`', () => {
  expect(texts.filter(text => !recorded.clips.has(text))).toEqual([])
  expect([...recorded.clips.keys()].filter(text => !texts.includes(text))).toEqual([])
  expect(recorded.recordedAs).toBe(recordedAs)
})

it('every clip is Opus in WebM, and together they are small enough to load before a movement', () => {
  for (const clip of recorded.clips.values()) {
    const text = Buffer.from(clip).toString('latin1')
    expect(text).toContain('webm')
    expect(text).toContain('A_OPUS')
  }
  expect(bytes.length).toBeLessThan(mostBytes)
})
