import type { Language } from '@lithe/words/languages'

/** Slow enough to follow while moving. */
const speakingRate = 0.88

/** Any region of the language; Android separates it by a low line. */
const speaks = (voice: SpeechSynthesisVoice, language: Language) =>
  voice.lang.split(/[-_]/)[0] === language.split('-')[0]

export type Voice = {
  say(sentence: string): void
  /** Once what is being said has been said. */
  sayNext(sentence: string): void
  hush(): void
}

/**
 * Reads captions aloud where the device itself can, in a voice of their language. Voices that live on a server are
 * left out: after loading, nothing may leave this page.
 */
export function createVoice(language: Language): Voice {
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : null
  const localVoice = () =>
    synthesis?.getVoices().find(voice => voice.localService && speaks(voice, language)) ?? null

  function speak(sentence: string) {
    const voice = localVoice()
    if (!synthesis || !voice) return
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = speakingRate
    synthesis.speak(utterance)
  }

  return {
    say(sentence) {
      synthesis?.cancel()
      speak(sentence)
    },
    sayNext: speak,
    hush: () => synthesis?.cancel(),
  }
}
