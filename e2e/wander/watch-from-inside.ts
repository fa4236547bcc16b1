import { type MovementId, movementIds, movements } from '@lithe/movements/catalog'
import type { BrowserContext } from '@playwright/test'
import { giveFilmCamera } from '../camera/film-camera.ts'

/** What a page tells of itself during a walk. */
export type Wait = { words: string; ms: number; path: string }

declare global {
  interface Window {
    wander: {
      /** Waits of more than four seconds that said nothing, since they were last asked for. */
      longWaits: Wait[]
      film: 'none' | 'still' | 'playing' | 'ended'
      /** What could be pressed at the last look. */
      controls: Element[]
    }
    /** Beside the test: a message of the player to its host. */
    playerSaid(message: unknown): Promise<void>
  }
}

/** Shorter than the movement's own film. */
const shorterFilms: Partial<Record<MovementId, string>> = {
  'single-leg-stance': 'stance-of-person-9',
  squat: 'squat-of-person-8',
}

/** What each movement is shown as to the camera; an easier way of which there is a film, by both names. */
const filmOf: Record<string, string> = Object.fromEntries(
  movementIds.flatMap(id => {
    const { film, variants } = movements[id]
    const eased = Object.entries(variants).flatMap(([ease, variant]) =>
      variant.film ? [[`${id} ${ease}`, variant.film]] : [],
    )
    return [[id, shorterFilms[id] ?? film], ...eased]
  }),
)

/** Words that say no more than that one waits. */
const bareWords =
  /^(loading|saving|sending|starting|verifying|applying|submitting|opening|generating|processing|one moment|please wait)?( payment| profiles)?[.…\s]*$/i

const waitLimitMs = 4000
/** What a busy machine may add. */
const slackMs = 1500

/** Runs in every window before its own code. */
function watchWaits({ bare, limitMs }: { bare: string; limitMs: number }) {
  const isBare = new RegExp(bare, 'i')
  const lookEveryMs = 250
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert]')
  const wordsOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')

  /** A sentence beside it, in its own part of the page, says what is going on. */
  const isExplained = (element: Element) =>
    [...(element.closest('section')?.querySelectorAll('p') ?? [])].some(
      paragraph => isShown(paragraph) && wordsOf(paragraph).split(' ').length > 3,
    )

  const bareWait = () => {
    const busy = [...document.querySelectorAll('[role=progressbar], [aria-busy=true], button:disabled')]
    const found = busy.filter(isShown).find(element => isBare.test(wordsOf(element)) && !isExplained(element))
    return found ? wordsOf(found) || 'no words at all' : null
  }

  window.wander = { longWaits: [], film: 'none', controls: [] }
  let said = ''
  let waitedMs = 0
  let lastLook = performance.now()
  setInterval(() => {
    const now = performance.now()
    // What a page showed while it was too busy to look is not known.
    const passed = Math.min(now - lastLook, 2 * lookEveryMs)
    lastLook = now
    const words = document.visibilityState === 'visible' ? bareWait() : null
    const says = words === null ? '' : `${location.pathname} ${document.body.textContent}`
    waitedMs = words !== null && says === said ? waitedMs + passed : 0
    said = says
    if (words === null || waitedMs < limitMs) return
    window.wander.longWaits.push({ words, ms: Math.round(waitedMs), path: location.pathname })
    waitedMs = Number.NEGATIVE_INFINITY
  }, lookEveryMs)
}

/** Plays the film of a movement to the camera whenever the player is ready to look; tells the test what it came to. */
function playFilms(films: Record<string, string>) {
  window.print = () => {}
  let film: string | null = null
  const rewind = async () => {
    if (!film || window.wander.film === 'still') return
    window.wander.film = 'still'
    await window.filmCamera.load(film)
  }
  const play = async () => {
    window.wander.film = 'playing'
    await window.filmCamera.play()
    await window.filmCamera.ended()
    window.wander.film = 'ended'
  }
  window.addEventListener('message', ({ data, source }) => {
    if (data?.channel !== 'lithe-player') return
    if (data.type === 'start') {
      film = films[`${data.workoutTypeId} ${data.ease}`] ?? films[data.workoutTypeId] ?? null
      window.wander.film = 'none'
      rewind().catch(() => {})
    }
    if (data.type === 'completed') void window.playerSaid(data)
    if (data.type === 'progress') source?.postMessage({ channel: 'wander', phase: data.phase })
  })
  window.addEventListener('message', ({ data }) => {
    if (data?.channel !== 'wander') return
    if (data.phase === 'framing') rewind().catch(() => {})
    if (data.phase === 'measuring' && window.wander.film === 'still') play().catch(() => {})
  })
}

/** Puts watchers, a camera and its films into every window of a visit. */
export async function watchFromInside(context: BrowserContext, playerSaid: (message: unknown) => void) {
  await context.exposeFunction('playerSaid', playerSaid)
  await giveFilmCamera(context, [...new Set(Object.values(filmOf))])
  await context.addInitScript(watchWaits, { bare: bareWords.source, limitMs: waitLimitMs + slackMs })
  await context.addInitScript(playFilms, filmOf)
}
