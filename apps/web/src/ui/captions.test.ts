import { describe, expect, it } from 'vitest'
import { lineAt, parseCaptions } from './captions.ts'

const vtt = `WEBVTT

NOTE made by hand

1
00:00.500 --> 00:02.000 align:center
Hello, I am <v Etta>Etta.

00:02.400 --> 00:05.000
In five minutes
I will show you three movements.

1:00:06.000 --> 1:00:07.250
Ready?
`

describe('captions', () => {
  it('are read with their times, over several rows, without marks', () => {
    expect(parseCaptions(vtt)).toEqual([
      { fromSeconds: 0.5, toSeconds: 2, words: 'Hello, I am Etta.' },
      { fromSeconds: 2.4, toSeconds: 5, words: 'In five minutes I will show you three movements.' },
      { fromSeconds: 3606, toSeconds: 3607.25, words: 'Ready?' },
    ])
  })

  it('are read from a file with Windows line ends', () => {
    expect(parseCaptions(vtt.replaceAll('\n', '\r\n'))).toEqual(parseCaptions(vtt))
  })

  it('are none where a page came instead of the file', () => {
    expect(parseCaptions('<!doctype html>\n\n00:00.500 --> 00:02.000\nHello')).toEqual([])
  })

  it('know which line is being said, and keep it until the next', () => {
    const lines = parseCaptions(vtt)
    expect([0, 0.5, 2.2, 2.4, 9].map(seconds => lineAt(lines, seconds))).toEqual([-1, 0, 0, 1, 1])
  })
})
