/**
 * Runs before anything is painted. Marks the document where this visit sees something else than what was prerendered, so
 * that nothing of it shows: a messenger's launch or frame, another language, an organisation's guest, a known person.
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
  const isKnown = /"name":"[^"]/.test(kept(device, 'profile-data') ?? '')
  const isOther = isFramed || isLaunched || language !== documentElement.lang || isGuest
  if (isOther || (isKnown && location.pathname !== '/')) documentElement.dataset.visit = 'other'
}
