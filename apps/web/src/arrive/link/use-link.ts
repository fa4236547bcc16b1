import type { ErrorCode } from '@lithe/contracts/errors'
import { linksWords } from '@lithe/words/live/links'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { sentenceFor } from '../../api/sentence-for.ts'
import type { BrowserLink } from './arrived-link.ts'

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

const isRefusedAs = (error: unknown, codes: readonly ErrorCode[]) =>
  error instanceof ApiError && codes.includes(error.code)

/** A person with nothing to carry along goes over all the same, as a guest. */
export const hasNothingToCarry = (error: unknown) => isRefusedAs(error, ['identity-unproven', 'sign-in-off'])

/** What to say where no link could be made. */
export const makingProblem = (error: unknown) =>
  isRefusedAs(error, ['proof-stale', 'proof-refused', 'not-yours'])
    ? linksWords.open.again
    : sentenceFor(error)

/** Trying again cannot help: the key was used, is too old, or is none. */
export const isSpent = (error: unknown) => isRefusedAs(error, ['proof-stale', 'proof-refused', 'malformed'])
