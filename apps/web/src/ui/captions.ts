import { useEffect, useMemo, useRef, useState } from 'react'

const wholeFilm = (words: string): Line[] => [{ fromSeconds: 0, toSeconds: Number.POSITIVE_INFINITY, words }]

async function readCaptions(url: string): Promise<Line[]> {
  try {
    const answer = await fetch(url)
    return answer.ok ? parseCaptions(await answer.text()) : []
  } catch (error) {
    console.warn('The captions did not arrive; the words on the page stand in', error)
    return []
  }
}

type Captions = {
  lines: readonly Line[]
  /** False while the film's own lines may still arrive and take the place of the words. */
  isSettled: boolean
}

/** The lines of a film from its captions file; the given words until it is there, and where it never comes. */
export function useCaptions(url: string | null, words: string): Captions {
  const [read, setRead] = useState<{ url: string; lines: Line[] } | null>(null)

  useEffect(() => {
    if (!url) return
    let isWanted = true
    void readCaptions(url).then(lines => {
      if (isWanted) setRead({ url, lines })
    })
    return () => {
      isWanted = false
    }
  }, [url])

  const isSettled = url === null || read?.url === url
  return useMemo(
    () => ({ lines: isSettled && read?.lines.length ? read.lines : wholeFilm(words), isSettled }),
    [isSettled, read, words],
  )
}

type Spoken = {
  lines: readonly Line[]
  /** The line being said in the film; the whole of it where no film plays. */
  at: number | 'all'
  /** The lines are those that will be said; before that she waits. */
  isSettled: boolean
  isMuted: boolean
}

/** Says each line aloud as the film comes to it, and falls silent at once when muted or left. */
export function useSpokenLines({ lines, at, isSettled, isMuted }: Spoken) {
  const saidUpTo = useRef(-1)

  useEffect(() => {
    if (!isSettled) return
    const last = at === 'all' ? lines.length - 1 : at
    if (last < saidUpTo.current) saidUpTo.current = -1
    const due = lines.slice(saidUpTo.current + 1, last + 1)
    saidUpTo.current = last
    if (!isMuted) for (const { words } of due) speak(words)
  }, [lines, at, isSettled, isMuted])

  useEffect(() => {
    if (isMuted) hush()
  }, [isMuted])
  useEffect(() => hush, [])
}

/** What is said in one span of a film. */
export type Line = { fromSeconds: number; toSeconds: number; words: string }

const timing = /^((?:\d+:)?\d{2}:\d{2}\.\d{3})\s+-->\s+((?:\d+:)?\d{2}:\d{2}\.\d{3})/

const secondsOf = (clock: string) =>
  clock.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)

/** The cues of a WebVTT file, without marks inside their words; none where the text is something else. */
export function parseCaptions(vtt: string): Line[] {
  if (!vtt.startsWith('WEBVTT')) return []
  return vtt.split(/\r?\n(?:\r?\n)+/).flatMap(block => {
    const rows = block.split(/\r?\n/)
    const at = rows.findIndex(row => timing.test(row))
    const [, from, to] = timing.exec(rows[at] ?? '') ?? []
    if (from === undefined || to === undefined) return []
    const words = rows
      .slice(at + 1)
      .join(' ')
      .replace(/<[^>]*>/g, '')
      .trim()
    return words ? [{ fromSeconds: secondsOf(from), toSeconds: secondsOf(to), words }] : []
  })
}

/** The place of the line that is being said, or was said last; −1 before the first. */
export const lineAt = (lines: readonly Line[], seconds: number): number =>
  lines.findLastIndex(({ fromSeconds }) => fromSeconds <= seconds)

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
function speak(words: string) {
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

function hush() {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
}
