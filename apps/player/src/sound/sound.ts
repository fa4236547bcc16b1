import type { Mallet, Tone } from '@lithe/design/mallet'

export type Voice = {
  say(sentence: string): void
  /** Speaks after the current sentence. */
  sayNext(sentence: string): void
  hush(): void
}

/** All sound, behind one mute switch that is not stored. */
export type Sound = {
  unlock(): void
  play(tone: Tone): void
  say(sentence: string): void
  /** Speaks after the current sentence; all other speech interrupts it. */
  sayNext(sentence: string): void
  /** Plays the alarm, then the sentence, even when muted. */
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
