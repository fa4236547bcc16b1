import { type MovementId, movementIds, movements } from '@lithe/movements/catalog'
import type { BrowserContext } from '@playwright/test'
import { giveFilmCamera } from '../camera/film-camera.ts'

/** What a page reports about itself during a walk. */
export type Wait = { words: string; ms: number; path: string }

declare global {
  interface Window {
    wander: {
      /** Waits over four seconds without an explanation, since last asked. */
      longWaits: Wait[]
      film: 'none' | 'still' | 'playing' | 'ended'
      /** Controls found by the last look. */
      controls: Element[]
    }
    /** In the test: a message from the player to its host. */
    playerSaid(message: unknown): Promise<void>
  }
}

/** Shorter than the movement's own film. */
const shorterFilms: Partial<Record<MovementId, string>> = {
  'single-leg-stance': 'stance-of-person-9',
  squat: 'squat-of-person-8',
}

/** Films shown to the camera per movement; variants with their own film are listed by both names. */
const filmOf: Record<string, string> = Object.fromEntries(
  movementIds.flatMap(id => {
    const { film, variants } = movements[id]
    const eased = Object.entries(variants).flatMap(([name, way]) =>
      way.film ? [[`${id} ${name}`, way.film]] : [],
    )
    return [[id, shorterFilms[id] ?? film], ...eased]
  }),
)

/** Words that announce a wait without explaining it. */
const bareWords =
  /^(loading|saving|sending|starting|verifying|applying|submitting|opening|generating|processing|one moment|please wait)?( payment| profiles)?[.…\s]*$/i

const waitLimitMs = 4000
/** Allowance for a busy machine. */
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

  /** Whether a nearby sentence explains the wait. */
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
    // Ignores time the page was too busy to be observed.
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

/** Plays a movement's film to the camera once the player is ready, and reports the result. */
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
      film = films[`${data.workoutTypeId} ${data.variant}`] ?? films[data.workoutTypeId] ?? null
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

/** Adds watchers, a camera and films to every window of a visit. */
export async function watchFromInside(context: BrowserContext, playerSaid: (message: unknown) => void) {
  await context.exposeFunction('playerSaid', playerSaid)
  await giveFilmCamera(context, [...new Set(Object.values(filmOf))])
  await context.addInitScript(watchWaits, { bare: bareWords.source, limitMs: waitLimitMs + slackMs })
  await context.addInitScript(playFilms, filmOf)
}
