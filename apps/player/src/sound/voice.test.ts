import { afterEach, expect, it, vi } from 'vitest'
import { createVoice } from './voice.ts'

afterEach(() => vi.unstubAllGlobals())

/** A device that can speak, and writes down what it is told to. */
function speakingDevice(voices = [{ localService: true, lang: 'en-GB' }]) {
  const told: string[] = []
  class Utterance {
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const speechSynthesis = {
    getVoices: () => voices,
    speak: ({ text }: Utterance) => told.push(text),
    cancel: () => told.push('(cut off)'),
  }
  vi.stubGlobal('window', { speechSynthesis })
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return told
}

it('cuts off what is being said, but for a sentence that waits', () => {
  const told = speakingDevice()
  const voice = createVoice('en')
  voice.say('One minute. Well done')
  voice.sayNext('60 seconds.')
  voice.say('Have a rest')
  expect(told).toEqual(['(cut off)', 'One minute. Well done', '60 seconds.', '(cut off)', 'Have a rest'])
})

it.each([
  [[{ localService: true, lang: 'fil-PH' }], 0],
  [[{ localService: false, lang: 'en-US' }], 0],
  [[{ localService: true, lang: 'de-DE' }], 0],
  [
    [
      { localService: true, lang: 'de_DE' },
      { localService: true, lang: 'en_US' },
    ],
    1,
  ],
])('is silent without a voice of the language that lives on the device: %j', (voices, times) => {
  const told = speakingDevice(voices)
  createVoice('en').sayNext('Steady')
  expect(told).toHaveLength(times)
})
