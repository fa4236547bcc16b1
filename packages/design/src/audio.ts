export type Audio = {
  /** Created on first use; null if WebAudio is missing. */
  context(): AudioContext | null
  /** Browsers block sound until the first tap; call on every tap. */
  unlock(): void
}

/** One context for tones and voice, so that one tap unlocks both. */
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
