import type { Frame, Page } from '@playwright/test'

export type Control = {
  frame: Frame
  /** Index among the controls found. */
  index: number
  name: string
  kind: 'press' | 'type' | 'choose'
  isMain: boolean
  /** Whether it is a field or choice without a value. */
  isOpen: boolean
  isInView: boolean
}

export type Sight = {
  path: string
  heading: string
  /** The player's heading, if on screen. */
  stageHeading: string
  letters: number
  controls: Control[]
  /** Horizontal overflow in pixels. */
  tooWidePx: number
  /** Phase of the player if on screen: preparing, measuring or judging. */
  stage: 'none' | 'preparing' | 'still' | 'playing' | 'ended'
  isWaiting: boolean
}

/** Runs in the window: lists everything that can be pressed, typed into or chosen. */
function look(screenWidth: number) {
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false
    return getComputedStyle(element).pointerEvents !== 'none'
  }
  const nameOf = (element: Element) => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
    // Excludes hidden words, as in an avatar next to a name.
    const seen = element.cloneNode(true) as Element
    for (const hidden of seen.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    const label = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? seen.textContent ?? ''
    return (label || element.getAttribute('placeholder') || element.getAttribute('type') || element.tagName)
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 60)
  }
  const leadsOut = (element: Element) => {
    const link = element instanceof HTMLAnchorElement ? element : null
    return link !== null && link.origin !== location.origin
  }
  const kindOf = (element: Element) => {
    if (element instanceof HTMLSelectElement) return 'choose'
    if (element instanceof HTMLTextAreaElement) return 'type'
    if (
      element instanceof HTMLInputElement &&
      !['radio', 'checkbox', 'button', 'submit'].includes(element.type)
    )
      return 'type'
    return 'press'
  }
  const isOpen = (element: Element) => {
    if (element instanceof HTMLInputElement && element.type === 'radio')
      return ![...document.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`)].some(
        one => one.checked,
      )
    if (element.getAttribute('role') === 'radio') {
      const group = element.closest('[role=radiogroup]') ?? document
      return !group.querySelector('[role=radio][aria-checked=true]')
    }
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    return (
      (isField && element.type !== 'checkbox' && element.value === '') ||
      (element instanceof HTMLSelectElement && element.value === '')
    )
  }
  const isMain = (element: Element) =>
    element.closest('[data-main-action]') !== null ||
    element.matches('button.main, footer > button, footer > a, .bg-spruce')

  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
  const all = [
    ...(dialog ?? document).querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=radio], [role=switch]',
    ),
  ]
  const found = all.filter(
    element => !(element as HTMLButtonElement).disabled && isShown(element) && !leadsOut(element),
  )
  window.wander.controls = found
  const root = document.documentElement
  return {
    path: location.pathname,
    heading:
      [...(dialog ?? document).querySelectorAll('h1, h2, [role=heading]')]
        .find(isShown)
        ?.textContent?.trim() ?? '',
    letters: (document.querySelector('main') ?? document.body).textContent.trim().length,
    tooWidePx: root.scrollWidth - Math.min(root.clientWidth, screenWidth),
    film: window.wander.film,
    // A page that asks to be turned upright counts as waiting, whatever is behind the notice.
    isWaiting: [...document.querySelectorAll('[role=progressbar], [aria-busy=true], .rotate-notice')].some(
      isShown,
    ),
    isInert: window.frameElement?.hasAttribute('inert') ?? false,
    controls: found.map((element, index) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return {
        index,
        name: nameOf(element),
        kind: kindOf(element) as 'press' | 'type' | 'choose',
        isMain: isMain(element),
        isOpen: isOpen(element),
        isInView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      }
    }),
  }
}

/** While the player asks something, it does not wait for a movement. */
const stageOf = ({ film, controls }: ReturnType<typeof look>): Sight['stage'] =>
  film === 'none' || (film !== 'ended' && controls.some(({ isMain }) => isMain)) ? 'preparing' : film

const withPlayer = ['/assessment/workout', '/see']

/** What a visitor sees: the page, and over it the player if active. */
export async function readSight(page: Page): Promise<Sight> {
  const width = page.viewportSize()?.width ?? 390
  const main = await page.mainFrame().evaluate(look, width)
  const player = page.frames().find(frame => frame.url().includes('/player/'))
  const stage = player ? await player.evaluate(look, width).catch(() => null) : null
  const isStage = stage !== null && !stage.isInert && withPlayer.includes(main.path)
  const controls: Control[] = main.controls.map(control => ({ ...control, frame: page.mainFrame() }))
  if (player && isStage) controls.push(...stage.controls.map(control => ({ ...control, frame: player })))
  return {
    path: main.path,
    heading: main.heading || (isStage ? stage.heading : ''),
    stageHeading: isStage ? stage.heading : '',
    letters: main.letters + (isStage ? stage.letters : 0),
    controls,
    tooWidePx: Math.max(main.tooWidePx, isStage ? stage.tooWidePx : 0),
    stage: isStage ? stageOf(stage) : 'none',
    isWaiting: main.isWaiting || (isStage && stage.isWaiting),
  }
}
