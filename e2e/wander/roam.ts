import type { DeedsOf } from './walk.ts'

/** URLs from a bookmark, an email or a history. */
const addresses = [
  '/',
  '/login',
  '/longevity-test',
  '/profiles',
  '/onboarding/intro',
  '/onboarding/questionnaire',
  '/assessment/workout-preview',
  '/assessment/workout',
  '/assessment/generate',
  '/assessment/report',
  '/assessment/list',
  '/assessment/feedback',
  '/your-data',
  '/your-data/sent',
  '/payment-result?payment=success',
  '/nowhere',
]

/** Navigation timeout, after which the page is judged as it is. */
const travel = { timeout: 15_000, waitUntil: 'domcontentloaded' } as const

/** Back, forward, reload, elsewhere, other tabs, rotation, and background. */
export const roamingDeeds: DeedsOf = (walk, sight) => {
  const { here, chance, mood, weather, tabs } = walk
  // An offline reload leaves the app for the browser's error page.
  const isThere = !weather.isCut()
  // Rarely interferes during a movement; otherwise no movement would ever be measured.
  const calm = sight.stage === 'playing' || sight.stage === 'still' ? 0.15 : 1
  const often = (diligent: number, restless: number, wild: number) =>
    calm * { diligent, restless, wild }[mood]
  const { width: across, height: down } = here.viewportSize() ?? { width: 390, height: 844 }
  const isSideways = across > down
  const hide = (isHidden: boolean) => async () => {
    walk.isHidden = isHidden
    for (const frame of here.frames())
      await frame.evaluate(isHidden => {
        const state = isHidden ? 'hidden' : 'visible'
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    return isHidden ? 'look at something else' : 'come back to the page'
  }
  return [
    {
      kind: 'back',
      weight: isThere ? often(0.6, 3, 6) : 0,
      run: async () => {
        await here.goBack(travel)
        return 'go back'
      },
    },
    {
      kind: 'forward',
      weight: isThere ? often(0.3, 2, 4) : 0,
      run: async () => {
        await here.goForward(travel)
        return 'go forward'
      },
    },
    {
      kind: 'reload',
      weight: isThere ? often(0.5, 3, 5) : 0,
      run: async () => {
        await here.reload(travel)
        return 'reload'
      },
    },
    {
      kind: 'address',
      weight: isThere && !walk.telegram ? often(0.2, 1.5, 3) : 0,
      run: async () => {
        const address = chance.oneOf(addresses)
        await here.goto(address, travel)
        return `go to ${address}`
      },
    },
    {
      kind: 'open a tab',
      weight: walk.openTab && isThere && tabs.length < 3 ? often(0.8, 3, 5) : 0,
      run: async () => {
        const tab = (await walk.openTab?.()) ?? here
        walk.here = tab
        tabs.push(tab)
        const address = chance.oneOf(addresses)
        await tab.goto(address, travel)
        return `open another tab at ${address}`
      },
    },
    {
      kind: 'change tabs',
      weight: tabs.length > 1 ? often(1, 4, 5) : 0,
      run: async () => {
        walk.here = chance.oneOf(tabs.filter(tab => tab !== here))
        await walk.here.bringToFront()
        return `turn to tab ${tabs.indexOf(walk.here) + 1}`
      },
    },
    {
      kind: 'close a tab',
      weight: tabs.length > 1 ? often(1, 2, 3) : 0,
      run: async () => {
        tabs.splice(tabs.indexOf(here), 1)
        await here.close()
        walk.here = tabs[0] ?? here
        await walk.here.bringToFront()
        return 'close this tab'
      },
    },
    {
      kind: 'turn the phone',
      weight: often(0.2, 1.5, 3) * (isSideways ? 6 : 1),
      run: async () => {
        await here.setViewportSize({ width: down, height: across })
        return isSideways ? 'turn the phone upright' : 'turn the phone sideways'
      },
    },
    {
      kind: 'look',
      weight: often(0.2, 1, 2),
      run: async () => {
        const reducedMotion = chance.oneOf(['reduce', 'no-preference'] as const)
        const colorScheme = chance.oneOf(['light', 'dark'] as const)
        await here.emulateMedia({ reducedMotion, colorScheme })
        return `prefer ${colorScheme} colours, motion ${reducedMotion}`
      },
    },
    { kind: 'hide', weight: walk.isHidden ? 0 : often(0.3, 2, 4), run: hide(true) },
    { kind: 'show', weight: walk.isHidden ? 60 : 0, run: hide(false) },
  ]
}
