import type { Mallet, Tone } from '@lithe/design/mallet'

export type Voice = {
  say(sentence: string): void
  /** Once what is being said has been said. */
  sayNext(sentence: string): void
  hush(): void
}

/** Everything to be heard, behind one mute switch that is forgotten with the page. */
export type Sound = {
  unlock(): void
  play(tone: Tone): void
  say(sentence: string): void
  /** Waits for what is being said; everything else that is said cuts it short. */
  sayNext(sentence: string): void
  /** The alarm and then the sentence, also where the sound is off. */
  callOut(sentence: string): void
  isMuted(): boolean
  setMuted(isMuted: boolean): void
}

export function createSound(voice: Voice, mallet: Mallet): Sound {
  let isMuted = false
  return {
    unlock: () => mallet.unlock(),
    play: tone => {
      if (!isMuted) mallet.play(tone)
    },
    say: sentence => {
      if (!isMuted) voice.say(sentence)
    },
    sayNext: sentence => {
      if (!isMuted) voice.sayNext(sentence)
    },
    callOut(sentence) {
      mallet.play('alarm')
      voice.say(sentence)
    },
    isMuted: () => isMuted,
    setMuted(muted) {
      isMuted = muted
      if (muted) voice.hush()
    },
  }
}
