/**
 * Runs before anything is painted. Marks the document where this visit sees something else than what was prerendered, so
 * that nothing of it shows: a messenger's launch or frame, another language, an organisation's guest, a known person,
 * a page that the one before handed something to; on a report's page, a device without a person.
 * Then it lets the app's scripts in: at once for such a visit, else as soon as the first words are painted.
 */
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
  const isTaken = isReport ? !isKnown : (isKnown || isHanded) && location.pathname !== '/'
  const seesOther = isOther || isTaken
  if (seesOther) documentElement.dataset.visit = 'other'

  // Where the ways in of the landing page stand, as its entry points will have them.
  const { userAgent, platform, maxTouchPoints } = navigator
  if (/iPhone|iPad|iPod/.test(userAgent) || (/^Mac/.test(platform) && maxTouchPoints > 1))
    documentElement.dataset.device = 'apple'
  if (/"telegramBotUrl":null/.test(kept(device, 'config') ?? '')) documentElement.dataset.bot = 'none'

  // Until the app has the page, nothing answers a press of a button: the app makes the last of them once more (main.tsx).
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('#root[data-page]')) return
    for (const pressed of document.querySelectorAll('[data-pressed]')) pressed.removeAttribute('data-pressed')
    target.closest('button, [data-leads]')?.setAttribute('data-pressed', '')
  })
  // No browser sends a form whose button is disabled, as it is until the app has read what was typed: the form keeps it.
  addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.closest('#root[data-page]'))
      return
    target.form?.setAttribute('data-entered', '')
  })

  /** The document holds them in a template: on a slow line they would take turns with style sheet and typefaces. */
  const letScriptsIn = () => {
    const held = document.querySelector('template')
    if (!held) return
    held.remove()
    document.head.append(held.content)
  }
  // A page in the background is not painted, and a browser may not tell.
  const patienceMs = 3000
  const tellsOfPaint = PerformanceObserver.supportedEntryTypes?.includes('paint')
  if (seesOther || document.hidden || !tellsOfPaint) letScriptsIn()
  else {
    const paints = new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      paints.disconnect()
      letScriptsIn()
    })
    paints.observe({ type: 'paint', buffered: true })
    setTimeout(letScriptsIn, patienceMs)
  }
}
