export type Audio = {
  /** Made when it is first needed; null where there is no WebAudio. */
  context(): AudioContext | null
  /** Browsers keep sound off until the first tap; safe to call at every tap. */
  unlock(): void
}

/** One context for the tones and the voice, so that they are let in together. */
export function openAudio(): Audio {
  let opened: AudioContext | null = null
  const context = () => {
    if (typeof AudioContext === 'undefined') return null
    opened ??= new AudioContext()
    return opened
  }
  return {
    context,
    unlock() {
      const locked = context()
      if (locked?.state === 'suspended') locked.resume().catch(() => {})
    },
  }
}
