import { type Audio, openAudio } from './audio.ts'

type Note = { hertz: number; afterSeconds: number; loudness: number }

/**
 * Notes from 500 to 2000 Hz, which ageing ears hear best: a rising third, a tap, a low tap, a falling chord, and two
 * alarms of three loud strokes.
 */
const notes = {
  ready: [
    { hertz: 880, afterSeconds: 0, loudness: 0.5 },
    { hertz: 1318.5, afterSeconds: 0.12, loudness: 0.5 },
  ],
  count: [{ hertz: 659.3, afterSeconds: 0, loudness: 0.4 }],
  settle: [{ hertz: 523.3, afterSeconds: 0, loudness: 0.5 }],
  done: [
    { hertz: 1318.5, afterSeconds: 0, loudness: 0.4 },
    { hertz: 987.8, afterSeconds: 0.16, loudness: 0.4 },
    { hertz: 659.3, afterSeconds: 0.32, loudness: 0.5 },
  ],
  alarm: [0, 0.3, 0.6, 1.1, 1.4, 1.7].map(afterSeconds => ({ hertz: 1046.5, afterSeconds, loudness: 0.95 })),
} satisfies Record<string, readonly Note[]>

/** Sounds of both pages, played by one mallet; all but the alarms are soft. */
export type Tone = keyof typeof notes

const ringSeconds = 0.9

export type Mallet = {
  /** Browsers block sound until the first tap; call on every tap. */
  unlock(): void
  play(tone: Tone): void
}

/** A soft mallet on wood: a struck partial over a decaying sine. Silent without WebAudio. */
export function createMallet(audio: Audio): Mallet {
  return {
    unlock: () => audio.unlock(),
    play(tone) {
      const context = audio.context()
      if (context?.state !== 'running') return
      for (const note of notes[tone]) strike(context, note)
    },
  }
}

/** One mallet per page, so that a press unlocks sound for later screens. */
export const pageMallet = createMallet(openAudio())

function strike(audio: AudioContext, { hertz, afterSeconds, loudness }: Note) {
  const start = audio.currentTime + afterSeconds
  partial(audio, hertz, start, loudness, ringSeconds)
  // A bar's second mode is near four times its first; struck softly, it decays at once.
  if (hertz * 4 < 6000) partial(audio, hertz * 3.93, start, loudness * 0.12, ringSeconds / 8)
}

function partial(audio: AudioContext, hertz: number, start: number, loudness: number, seconds: number) {
  const oscillator = new OscillatorNode(audio, { type: 'sine', frequency: hertz })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loudness, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + seconds)
}
