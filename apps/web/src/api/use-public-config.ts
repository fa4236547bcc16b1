import type { PublicConfig } from '@lithe/contracts/api'
import { useEffect, useState } from 'react'

/** What describes shapes, and those of what the server is asked and answers; each part builds on those before it. */
const shapes = [
  () => import('@lithe/contracts/endpoint'),
  () => import('@lithe/contracts/player'),
  () => import('@lithe/contracts/report'),
  () => import('./endpoints.ts'),
]

/**
 * What asks the server. All the shapes at once take a phone a tenth of a second to build, so they are asked for by
 * themselves too, at the same time: each part is evaluated in a task of its own.
 */
export function loadQueries() {
  for (const load of shapes) load().catch(() => {})
  return import('./queries.tsx')
}

/** Fetched with what asks for it; without an answer the page does without. */
const askForConfig = (): Promise<PublicConfig | null> =>
  loadQueries()
    .then(({ fetchConfig }) => fetchConfig())
    .catch((error: unknown) => {
      console.warn('The settings of this deployment did not arrive', error)
      return null
    })

/** The deployment's public settings, asked for without holding up the page; `isPending` until it is clear. */
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
