import type { Language } from '@lithe/words/languages'
import type { Voice } from './sound.ts'

/** Slow enough to follow while moving. */
const speakingRate = 0.88

/** Some browsers list their voices only shortly after the first request. */
const patienceMs = 1500

/** Matches any region of the language; Android uses an underscore. */
const speaks = (voice: SpeechSynthesisVoice, language: Language) =>
  voice.lang.split(/[-_]/)[0] === language.split('-')[0]

/**
 * Finds the device's own voice for the language, or null. Server-based voices are excluded, as nothing may leave this
 * page after loading.
 */
export async function findDeviceVoice(language: Language): Promise<Voice | null> {
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : null
  if (!synthesis) return null
  if (synthesis.getVoices().length === 0) await voicesOf(synthesis)
  const isOurs = (voice: SpeechSynthesisVoice) => voice.localService && speaks(voice, language)
  return synthesis.getVoices().some(isOurs) ? createDeviceVoice(synthesis, isOurs) : null
}

const voicesOf = (synthesis: SpeechSynthesis) =>
  new Promise<void>(listed => {
    synthesis.addEventListener('voiceschanged', () => listed(), { once: true })
    setTimeout(listed, patienceMs)
  })

function createDeviceVoice(
  synthesis: SpeechSynthesis,
  isOurs: (voice: SpeechSynthesisVoice) => boolean,
): Voice {
  function sayNext(sentence: string) {
    const voice = synthesis.getVoices().find(isOurs)
    if (!voice) return
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = speakingRate
    synthesis.speak(utterance)
  }

  return {
    say(sentence) {
      synthesis.cancel()
      sayNext(sentence)
    },
    sayNext,
    hush: () => synthesis.cancel(),
  }
}
