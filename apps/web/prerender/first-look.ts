/**
 * Runs before the first paint. Hides the prerendered content if this visit must see something else: a messenger,
 * another language, an organisation's guest, a known person, data from the previous page or, on a report's page, a
 * device without a person or a link cut short. Otherwise requests the report before the app loads, and shows its
 * first words. Then loads the app's scripts: at once in those cases, else after the first paint.
 */
import type {} from '../src/api/first-call.ts'

{
  const { documentElement } = document
  const kept = (storage: () => Storage, key: string) => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }
  const tab = () => sessionStorage
  const device = () => localStorage
  const isFramed = window.parent !== window
  const isLaunched = /tgWebAppVersion/.test(location.hash) || kept(tab, 'messenger-launch') !== null
  const language = kept(tab, 'language') ?? kept(device, 'language') ?? documentElement.lang
  const isGuest = /"organization":"/.test(kept(device, 'workout-session') ?? '')
  const people = `${kept(device, 'profile-data')}${kept(device, 'onboarding-data')}`
  const isKnown =
    /"name":"[^"]/.test(people) ||
    /"(baseUserId|userIdentifier)":"[^"]*@/.test(`${people}${kept(device, 'user-id')}`)
  const isHanded = Boolean(history.state?.usr) || kept(tab, 'loaded-anew') !== null
  const isOther = isFramed || isLaunched || language !== documentElement.lang || isGuest
  const isReport = location.pathname.startsWith('/assessment/report/')
  const isWhole = /\/[\da-f-]{36}$/i.test(location.pathname)
  const isTaken = isReport ? !isKnown || !isWhole : isKnown || (isHanded && location.pathname !== '/')
  const seesOther = isOther || isTaken
  if (seesOther) documentElement.dataset.visit = 'other'

  /**
   * Shows what can be read before the app arrives: the age and what it means. The server's sentences are already in
   * the page's language.
   */
  const showFirstWords = async (answer: Response) => {
    const { data } = await answer.clone().json()
    // Once the app is here, it shows the whole report.
    if (!document.querySelector('#root[data-page]')) return
    const { mobilityAge, isOrMore, first, description } = data.freeReportData
    // The first use of `Intl` blocks a slow phone for 0.1 s (packages/words/src/formats.ts).
    const digits = language.startsWith('en') ? mobilityAge : mobilityAge?.toLocaleString(language)
    const age = isOrMore ? '' : `${digits ?? ''}`
    for (const [field, text] of Object.entries({ mobilityAge: age, first, description })) {
      const place = document.querySelector(`[data-field=${field}]`)
      if (place) place.textContent = text
    }
    document.querySelector('[data-answer]')?.setAttribute('data-answer', 'here')
  }

  /** Scripts share the connection with the words, but not for ever. */
  const longEnough = () => new Promise<void>(resolve => setTimeout(resolve, 1000))
  let untilFirstWords: Promise<void> = Promise.resolve()

  const asker = /"userIdentifier":("[^"\\]+")/.exec(kept(device, 'user-id') ?? '')?.[1]
  if (isReport && !seesOther && asker) {
    const path = location.pathname.replace('/assessment', '/api/lithe')
    const body = `{"userIdentifier":${asker},"source":"web"}`
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': language }
    // The same timeout as in the app (src/api/client.ts).
    const answer = fetch(path, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) })
    answer.catch(() => {})
    globalThis.litheFirstCall = { path, body, answer }
    // The app itself reveals a new age.
    const isToTell = kept(device, 'age-to-tell')?.includes(path.slice(path.lastIndexOf('/') + 1))
    if (!isToTell) untilFirstWords = Promise.race([answer.then(showFirstWords).catch(() => {}), longEnough()])
  }

  // Sets the landing page's entry points as the app will.
  const { userAgent, platform, maxTouchPoints } = navigator
  if (/iPhone|iPad|iPod/.test(userAgent) || (/^Mac/.test(platform) && maxTouchPoints > 1))
    documentElement.dataset.device = 'apple'
  if (/"telegramBotUrl":null/.test(kept(device, 'config') ?? '')) documentElement.dataset.bot = 'none'
  // Keeps the sign-in page's place for Google only where the server says that it is set up.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.pathname === '/login' && !visit?.serverTiming?.some(({ name }) => name === 'google'))
    documentElement.dataset.google = 'none'

  // A press has no handler before hydration: the app replays the last one (main.tsx).
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('#root[data-page]')) return
    for (const pressed of document.querySelectorAll('[data-pressed]')) pressed.removeAttribute('data-pressed')
    target.closest('button, [data-leads]')?.setAttribute('data-pressed', '')
  })
  // A disabled button, as before hydration, submits no form: the form records the key.
  addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.closest('#root[data-page]'))
      return
    target.form?.setAttribute('data-entered', '')
  })

  /** Starts the scripts, which wait in a template so as not to delay style sheet and typefaces. */
  const letScriptsIn = () => {
    const held = document.querySelector('template')
    if (!held) return
    held.remove()
    document.head.append(held.content)
  }
  // A background page is never painted, and the browser may not report that it is in the background.
  const patienceMs = 3000
  const tellsOfPaint = PerformanceObserver.supportedEntryTypes?.includes('paint')
  if (seesOther || document.hidden || !tellsOfPaint) letScriptsIn()
  else {
    const paints = new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      paints.disconnect()
      untilFirstWords.then(letScriptsIn)
    })
    paints.observe({ type: 'paint', buffered: true })
    setTimeout(letScriptsIn, patienceMs)
  }
}
