import { captionsWords } from '@lithe/words/live/captions'
import { useEffect, useRef } from 'react'
import { language } from '../words/language.ts'

type Span = { fromSeconds: number; toSeconds: number }
/** Words spoken during one span of a film. */
export type Line = Span & { words: string }

const captionsOf = (clip: string) =>
  Object.entries<readonly string[]>(captionsWords).find(([id]) => id === clip)?.[1]

/** Captions of a film in the page's language, or `says` instead; `otherwise` if there is no film. */
export function linesOf(
  film: { id: string; lines: readonly Span[] } | null,
  otherwise: string,
  says?: string,
): Line[] {
  const said: readonly string[] = (film && (says === undefined ? captionsOf(film.id) : [says])) ?? []
  if (!film || said.length === 0)
    return [{ fromSeconds: 0, toSeconds: Number.POSITIVE_INFINITY, words: otherwise }]
  return film.lines.map((span, index) => ({ ...span, words: said[index] ?? '' }))
}

type Spoken = {
  lines: readonly Line[]
  /** Index of the current line; 'all' if no film plays. */
  at: number | 'all'
  isMuted: boolean
}

/** Speaks each line when the film reaches it; stops at once when muted or left. */
export function useSpokenLines({ lines, at, isMuted }: Spoken) {
  const saidUpTo = useRef(-1)

  useEffect(() => {
    const last = at === 'all' ? lines.length - 1 : at
    if (last < saidUpTo.current) saidUpTo.current = -1
    const due = lines.slice(saidUpTo.current + 1, last + 1)
    saidUpTo.current = last
    if (!isMuted) for (const { words } of due) speak(words)
  }, [lines, at, isMuted])

  useEffect(() => {
    if (isMuted) hush()
  }, [isMuted])
  useEffect(() => hush, [])
}

/** Index of the current or latest line; −1 before the first. */
export const lineAt = (lines: readonly Line[], seconds: number): number =>
  lines.findLastIndex(({ fromSeconds }) => fromSeconds <= seconds)

/** Speech rate of a calm teacher; 1 is the voice's default. */
const pace = 0.92

let hasComplained = false

/** Whether the device last refused to speak. */
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

/** Queues the words for the device's own voice in the page's language. */
function speak(words: string) {
  const voice = voiceOf(window)
  if (!voice) return noteSilence(true)
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = language
  utterance.rate = pace
  utterance.onerror = ({ error }) => {
    if (error === 'canceled' || error === 'interrupted') return
    console.warn(`Nothing is heard: ${error}`)
    noteSilence(true)
  }
  utterance.onstart = () => noteSilence(false)
  voice.speak(utterance)
}

function hush() {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
}
