import { afterEach, expect, it, vi } from 'vitest'
import { findDeviceVoice } from './device-voice.ts'

afterEach(() => vi.unstubAllGlobals())

type Listed = { localService: boolean; lang: string }

/** A device that records what it is told to speak; it lists `late` voices after a wait. */
function speakingDevice({ voices, late = voices }: { voices: Listed[]; late?: Listed[] }) {
  const told: string[] = []
  let listed = voices
  class Utterance {
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const speechSynthesis = {
    getVoices: () => listed,
    addEventListener: (_: string, listener: () => void) => {
      listed = late
      queueMicrotask(listener)
    },
    speak: ({ text }: Utterance) => told.push(text),
    cancel: () => told.push('(cut off)'),
  }
  vi.stubGlobal('window', { speechSynthesis })
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return told
}

const british = { localService: true, lang: 'en-GB' }

it('a device’s voice interrupts its current sentence unless told to wait', async () => {
  const told = speakingDevice({ voices: [british] })
  const voice = await findDeviceVoice('en')
  voice?.say('One minute. Well done')
  voice?.sayNext('60 seconds.')
  voice?.say('Have a rest')
  expect(told).toEqual(['(cut off)', 'One minute. Well done', '60 seconds.', '(cut off)', 'Have a rest'])
})

it('a device’s voice is found even if the browser lists its voices late', async () => {
  speakingDevice({ voices: [], late: [british] })
  expect(await findDeviceVoice('en')).not.toBeNull()
})

it.each([
  [[{ localService: true, lang: 'fil-PH' }], false],
  [[{ localService: false, lang: 'en-US' }], false],
  [[{ localService: true, lang: 'de-DE' }], false],
  [
    [
      { localService: true, lang: 'de_DE' },
      { localService: true, lang: 'en_US' },
    ],
    true,
  ],
])('a device’s voice is found only if it is local and speaks the language: %j', async (voices, isFound) => {
  speakingDevice({ voices })
  expect((await findDeviceVoice('en')) !== null).toBe(isFound)
})

it('no voice is found if the browser cannot speak', async () => {
  vi.stubGlobal('window', {})
  expect(await findDeviceVoice('en')).toBeNull()
})
