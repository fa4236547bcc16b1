import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(tell: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

export const useReducedMotion = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
