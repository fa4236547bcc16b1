import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRecordedVoice } from './recorded-voice.ts'

/** Clips whose only byte is their duration in tenths of a second. */
const clips = new Map([
  ['Steady', Uint8Array.of(10)],
  ['Well done', Uint8Array.of(5)],
  ['12', Uint8Array.of(6)],
  ['squats', Uint8Array.of(7)],
])

const heard: string[] = []
let now = 0

class Source {
  onended = () => {}
  readonly buffer: { duration: number; clip: number }
  constructor(_: unknown, { buffer }: { buffer: { duration: number; clip: number } }) {
    this.buffer = buffer
  }
  connect() {}
  start(at: number) {
    heard.push(`${this.buffer.clip} at ${at.toFixed(1)}`)
  }
  stop() {
    heard.push(`${this.buffer.clip} cut off`)
  }
}

const context = {
  state: 'running',
  get currentTime() {
    return now
  },
  destination: {},
  decodeAudioData: async (bytes: ArrayBuffer) => {
    const [clip = 0] = new Uint8Array(bytes)
    return { duration: clip / 10, clip }
  },
}
const voice = createRecordedVoice(
  { clips },
  { context: () => context as unknown as AudioContext, unlock: () => {} },
)

beforeEach(() => {
  voice.hush()
  heard.length = 0
  now = 2
  vi.stubGlobal('AudioBufferSourceNode', Source)
})
afterEach(() => vi.unstubAllGlobals())

const settled = () => new Promise(done => setTimeout(done))

it('a recorded voice plays a sentence’s clips in sequence', async () => {
  voice.say('12 squats')
  await settled()
  expect(heard).toEqual(['6 at 2.0', '7 at 2.6'])
})

it('a recorded voice interrupts its current sentence unless told to wait', async () => {
  voice.say('Steady')
  voice.sayNext('12')
  await settled()
  voice.say('Well done')
  await settled()
  expect(heard).toEqual(['10 at 2.0', '6 at 3.0', '10 cut off', '6 cut off', '5 at 2.0'])
})

it('a recorded voice never starts a sentence interrupted during decoding', async () => {
  voice.say('Steady')
  voice.say('Well done')
  voice.sayNext('12')
  voice.hush()
  await settled()
  expect(heard).toEqual([])
})

it('a recorded voice says nothing rather than half a sentence', async () => {
  voice.say('12 push-ups')
  await settled()
  expect(heard).toEqual([])
})
