/** Slow enough to follow while moving. */
const speakingRate = 0.88

export type Voice = {
  say(sentence: string): void
  /** Once what is being said has been said. */
  sayNext(sentence: string): void
  hush(): void
}

/**
 * Reads captions aloud where the device itself can. Voices that live on a server are left out:
 * after loading, nothing may leave this page.
 */
export function createVoice(): Voice {
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : null
  const localVoice = () =>
    synthesis?.getVoices().find(voice => voice.localService && voice.lang.startsWith('en')) ?? null

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
