import type { PublicConfig } from '@lithe/contracts/api'
import { useEffect, useState } from 'react'

/** Fetched with what asks for it; without an answer the page does without. */
const askForConfig = (): Promise<PublicConfig | null> =>
  import('./queries.tsx')
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
