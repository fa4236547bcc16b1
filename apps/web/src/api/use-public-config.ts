import type { PublicConfig } from '@lithe/contracts/api'
import { useEffect, useState } from 'react'

/** Schema modules and those of API schemas, each building on the previous ones. */
const shapes = [
  () => import('@lithe/contracts/endpoint'),
  () => import('@lithe/contracts/player'),
  () => import('@lithe/contracts/report'),
  () => import('./endpoints.ts'),
]

/**
 * Loads the query modules. Building all schemas at once takes a phone 0.1 s, so each part is also imported
 * separately, to be evaluated in a task of its own.
 */
export function loadQueries() {
  for (const load of shapes) load().catch(() => {})
  return import('./queries.tsx')
}

/** Fetches the settings along with the component that needs them; null if there is no answer. */
const askForConfig = (): Promise<PublicConfig | null> =>
  loadQueries()
    .then(({ fetchConfig }) => fetchConfig())
    .catch((error: unknown) => {
      console.warn('Settings not loaded', error)
      return null
    })

/** The deployment's public settings, fetched without delaying the page; `isPending` until they arrive or cannot. */
export function usePublicConfig() {
  const [answer, setAnswer] = useState<{ config: PublicConfig | null; isPending: boolean }>({
    config: null,
    isPending: true,
  })

  useEffect(() => {
    let isWanted = true
    askForConfig().then(config => {
      if (isWanted) setAnswer({ config, isPending: false })
    })
    return () => {
      isWanted = false
    }
  }, [])

  return answer
}
