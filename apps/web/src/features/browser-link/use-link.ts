import { useEffect, useEffectEvent, useState } from 'react'
import type { BrowserLink } from './link-address.ts'
import { isSpent } from './link-problem.ts'

type Options = {
  link: BrowserLink | null
  /** Whether the present person is asked before another signs in. */
  mustAsk: boolean
  /** Shows the key to the server, and makes this device its bearer's. */
  redeem: (key: string) => Promise<void>
  onOpened: (to: string) => void
}

export type LinkStep = 'asking' | 'opening' | 'spent' | 'unanswered'

/** A key is shown once in the life of a page, however often a screen is drawn. */
const shown = new Set<string>()

/** What becomes of the link this page was opened by. */
export function useLink({ link, mustAsk, redeem, onOpened }: Options) {
  const [step, setStep] = useState<LinkStep>(link === null ? 'spent' : mustAsk ? 'asking' : 'opening')

  async function open({ key, to }: BrowserLink) {
    if (shown.has(key)) return
    shown.add(key)
    setStep('opening')
    try {
      await redeem(key)
    } catch (error) {
      console.warn('The link did not open', error)
      if (isSpent(error)) return setStep('spent')
      shown.delete(key)
      return setStep('unanswered')
    }
    onOpened(to)
  }

  const openAtOnce = useEffectEvent(() => {
    if (link !== null && !mustAsk) void open(link)
  })
  useEffect(() => openAtOnce(), [])

  return { step, open: () => (link === null ? undefined : void open(link)) }
}
