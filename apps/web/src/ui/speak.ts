/** A calm teacher's pace; 1 is the voice's own. */
const pace = 0.92

let hasComplained = false

/** Whether the device last said no to being heard. */
let isSilent = false
const listeners = new Set<() => void>()

function noteSilence(silent: boolean) {
  if (silent === isSilent) return
  isSilent = silent
  for (const tell of listeners) tell()
}

export const voiceState = {
  isSilent: () => isSilent,
  subscribe(tell: () => void) {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
}

function voiceOf(page: Window): SpeechSynthesis | null {
  if ('speechSynthesis' in page && 'SpeechSynthesisUtterance' in page) return page.speechSynthesis
  if (!hasComplained) console.warn('Speech is not supported here; every word stands on the screen')
  hasComplained = true
  return null
}

/** Says the words after whatever is being said, in the device's own English voice. */
export function speak(words: string) {
  const voice = voiceOf(window)
  if (!voice) return noteSilence(true)
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = 'en'
  utterance.rate = pace
  utterance.onerror = ({ error }) => {
    if (error === 'canceled' || error === 'interrupted') return
    console.warn(`Nothing is heard: ${error}`)
    noteSilence(true)
  }
  utterance.onstart = () => noteSilence(false)
  voice.speak(utterance)
}

export function hush() {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
}
