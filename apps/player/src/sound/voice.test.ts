import { afterEach, expect, it, vi } from 'vitest'
import { createVoice } from './voice.ts'

afterEach(() => vi.unstubAllGlobals())

/** A device that can speak, and writes down what it is told to. */
function speakingDevice() {
  const told: string[] = []
  class Utterance {
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const speechSynthesis = {
    getVoices: () => [{ localService: true, lang: 'en-GB' }],
    speak: ({ text }: Utterance) => told.push(text),
    cancel: () => told.push('(cut off)'),
  }
  vi.stubGlobal('window', { speechSynthesis })
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return told
}

it('cuts off what is being said, but for a sentence that waits', () => {
  const told = speakingDevice()
  const voice = createVoice()
  voice.say('One minute. Well done')
  voice.sayNext('60 seconds.')
  voice.say('Have a rest')
  expect(told).toEqual(['(cut off)', 'One minute. Well done', '60 seconds.', '(cut off)', 'Have a rest'])
})
