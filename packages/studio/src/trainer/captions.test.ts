import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { captionsOf } from './captions.ts'
import { clips } from './clip-list.ts'
import { mediaFolder } from './folders.ts'

describe('captions', () => {
  test('are a header and one cue a line, with times in minutes, seconds and thousandths', () => {
    const lines = [
      { words: 'Hello.', fromSeconds: 0.5, toSeconds: 2 },
      { words: 'Stand tall.', fromSeconds: 61.25, toSeconds: 63.0004 },
    ]
    expect(captionsOf(lines)).toBe(
      'WEBVTT\n\n00:00.500 --> 00:02.000\nHello.\n\n01:01.250 --> 01:03.000\nStand tall.\n',
    )
  })

  test.each(clips)('of $id hold every word that is said', ({ id, lines }) => {
    const [header, ...cues] = readFileSync(`${mediaFolder}${id}.vtt`, 'utf8').trim().split('\n\n')
    expect(header).toBe('WEBVTT')
    for (const cue of cues) expect(cue).toMatch(/^\d\d:\d\d\.\d{3} --> \d\d:\d\d\.\d{3}\n[^\n]+$/)
    expect(cues.map(cue => cue.split('\n')[1])).toEqual(lines.map(({ words }) => words))
  })
})
