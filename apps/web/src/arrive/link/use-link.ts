import type { ErrorCode } from '@lithe/contracts/errors'
import { linksWords } from '@lithe/words/live/links'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { sentenceFor } from '../../api/sentence-for.ts'
import type { BrowserLink } from './arrived-link.ts'

type Options = {
  link: BrowserLink | null
  /** Whether the current person must confirm before another signs in. */
  mustAsk: boolean
  /** Exchanges the key, and makes its owner the owner of this device. */
  redeem: (key: string) => Promise<void>
  onOpened: (to: string) => void
}

export type LinkStep = 'asking' | 'opening' | 'spent' | 'unanswered'

/** Keys already used on this page; each is sent once, however often a screen renders. */
const shown = new Set<string>()

/** State of the link that opened this page. */
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

const isRefusedAs = (error: unknown, codes: readonly ErrorCode[]) =>
  error instanceof ApiError && codes.includes(error.code)

/** Whether the caller has no data to transfer, and so continues in the browser as a guest. */
export const hasNothingToCarry = (error: unknown) => isRefusedAs(error, ['identity-unproven', 'sign-in-off'])

/** Message for a link that could not be made. */
export const makingProblem = (error: unknown) =>
  isRefusedAs(error, ['proof-stale', 'proof-refused', 'not-yours'])
    ? linksWords.open.again
    : sentenceFor(error)

/** Whether the key is used, expired or invalid, so that retrying cannot help. */
export const isSpent = (error: unknown) => isRefusedAs(error, ['proof-stale', 'proof-refused', 'malformed'])
