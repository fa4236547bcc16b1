import type { PublicConfig } from '@lithe/contracts/api'
import { useEffect, useState } from 'react'

let asked: Promise<PublicConfig | null> | null = null

/** Asked once a visit; without an answer the page does without. */
function askForConfig() {
  asked ??= import('../../api-client.ts')
    .then(({ api }) => api.readConfig())
    .catch((error: unknown) => {
      console.warn('The settings of this deployment did not arrive', error)
      asked = null
      return null
    })
  return asked
}

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
