import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { numeral } from '../words/formats.ts'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(tell: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/** Whether motion is reduced, as on prerendered pages. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )

const lookEveryMs = 100

/** Whether an element's centre is visible now: the page has entered, is shown, and nothing covers it. */
function isSeen(element: Element): boolean {
  if (document.hidden || document.documentElement.dataset.way) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  const atMiddle = document.elementFromPoint(left + width / 2, top + height / 2)
  return atMiddle !== null && element.contains(atMiddle)
}

/**
 * True once an element has been visible. No event reports everything that can cover it, so it is polled while in the
 * viewport; polling earlier would force layout of content out of view.
 */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    if (wasSeen || !element.current) return
    let looking: ReturnType<typeof setInterval> | undefined
    const look = () => {
      if (element.current && isSeen(element.current)) setSeen(true)
    }
    const entering = new IntersectionObserver(entries => {
      clearInterval(looking)
      if (entries.at(-1)?.isIntersecting) looking = setInterval(look, lookEveryMs)
    })
    entering.observe(element.current)
    return () => {
      entering.disconnect()
      clearInterval(looking)
    }
  }, [element, wasSeen])
  return wasSeen
}

/**
 * Start of each part of the dial's reveal, in ms after it becomes visible; ui/mobility-dial.css uses the same. The
 * hand rests at `restMs`, and the words follow.
 */
export const revealTimes = {
  tickLandsMs: 600,
  swingMs: 600,
  restMs: 2000,
  toldMs: 2100,
  endsMs: 2500,
} as const
/** Times with reduced motion: three fades, the words last. */
const stillTimes = { ...revealTimes, tickLandsMs: 0, swingMs: 400, restMs: 400, toldMs: 800 } as const

const overshootYears = 2
/** Fraction of the swing at which the hand turns back. */
const turnsAt = 0.6
const swayed = (share: number) => (1 - Math.cos(Math.PI * share)) / 2

type Swing = { from: number; to: number }

/** The age under the hand at progress 0–1: from the real age past the measured one, then back, like a body settling. */
export function agePointedAt({ from, to }: Swing, share: number): number {
  const turn = to + (Math.sign(to - from) || -1) * overshootYears
  if (share < turnsAt) return from + (turn - from) * swayed(share / turnsAt)
  return turn + (to - turn) * swayed(Math.min(1, (share - turnsAt) / (1 - turnsAt)))
}

/** Events of the reveal, each fired once. */
export type Heard = { onTick?: () => void; onRest?: () => void; onTold?: () => void }

type Reveal = Swing &
  Heard & {
    /** If false, everything is shown in its final state. */
    isPlayed: boolean
    counter: RefObject<HTMLElement | null>
    /** The oldest age shown as a number, as there is nothing to reveal beyond it. */
    oldest: number
    /** Turns the hand directly, without a render per frame. */
    point: (age: number) => void
  }

/** Reveals an age once its dial is visible: the tick lands, the hand swings while the number counts, words follow. */
export function useReveal(dial: RefObject<Element | null>, reveal: Reveal): 'waiting' | 'telling' | 'told' {
  const { isPlayed } = reveal
  const isStill = useReducedMotion()
  const wasSeen = useSeen(dial)
  const [isTold, setTold] = useState(!isPlayed)
  const isTelling = isPlayed && wasSeen

  const write = useEffectEvent((share: number) => {
    const { from, to, oldest, counter, point } = reveal
    const age = agePointedAt({ from, to }, share)
    if (counter.current) counter.current.textContent = numeral(Math.min(oldest, Math.round(age)))
    point(age)
  })
  const hear = useEffectEvent((what: keyof Heard) => {
    if (what === 'onTold') setTold(true)
    reveal[what]?.()
  })

  useEffect(() => {
    if (!isTelling) return
    const times = isStill ? stillTimes : revealTimes
    const moments: [number, keyof Heard][] = [
      [times.tickLandsMs, 'onTick'],
      [times.restMs, 'onRest'],
      [times.toldMs, 'onTold'],
    ]
    let begunAt: number | null = null
    let frame = 0
    const step = (now: number) => {
      begunAt ??= now
      const passedMs = now - begunAt
      const swung = (passedMs - times.swingMs) / (times.restMs - times.swingMs || 1)
      write(isStill ? 1 : Math.min(1, Math.max(0, swung)))
      while (moments[0] && passedMs >= moments[0][0]) hear(moments.shift()?.[1] ?? 'onTold')
      if (moments.length > 0) frame = requestAnimationFrame(step)
    }
    write(isStill ? 1 : 0)
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isTelling, isStill])

  if (isTold) return 'told'
  return isTelling ? 'telling' : 'waiting'
}

declare module 'react' {
  interface CSSProperties {
    /** Index in a staggered entrance (motion.css). */
    '--step'?: number
    /** Extra delay before a plate's lines are drawn (motion.css). */
    '--since'?: string
    /** When it appears within its group, 0–1 (ui/mobility-dial.css). */
    '--share'?: number
    /** Length of the longest word in a place (arrive/landing/hero.tsx). */
    '--letters'?: number
  }
}
