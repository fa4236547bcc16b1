import type { Caller } from '@lithe/contracts/api'
import { linksWords } from '@lithe/words/live/links'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { messenger } from '../../messenger/messenger.ts'
import { ActionButton } from '../../ui/buttons.tsx'
import { StillWaiting } from '../../ui/waiting.tsx'
import { linkAddress } from './arrived-link.ts'
import { hasNothingToCarry, makingProblem } from './use-link.ts'

type Props = {
  caller: Caller
  /** The page to continue on. */
  to: string
}

/** Opens the external browser from a messenger whose camera fails, and shows the outcome. */
export function OpenInBrowser({ caller, to }: Props) {
  const { step, problem, open } = useOpenInBrowser(caller, to)
  return (
    <>
      <p role="status" className="text-ink-soft empty:hidden">
        {problem ?? (step === 'opened' ? linksWords.open.done : '')}
      </p>
      <StillWaiting isWaiting={step === 'opening'} />
      <ActionButton onClick={open} disabled={step === 'opening'}>
        {step === 'opening' ? linksWords.open.busy : linksWords.open.button}
      </ActionButton>
    </>
  )
}

type Opening = { step: 'waiting' | 'opening' | 'opened'; problem: string | null }

/** The URL to continue at, signed in as here, or as a guest. */
async function addressFor(caller: Caller, to: string): Promise<string> {
  const { origin } = window.location
  const initData = messenger()?.initData
  try {
    const { key } = await api.makeBrowserLink({ ...caller, ...(initData ? { initData } : {}) })
    return linkAddress(origin, { key, to })
  } catch (error) {
    if (hasNothingToCarry(error)) return origin + to
    throw error
  }
}

/** Continues in the external browser from a messenger. */
function useOpenInBrowser(caller: Caller, to: string) {
  const [{ step, problem }, setOpening] = useState<Opening>({ step: 'waiting', problem: null })

  async function open() {
    setOpening({ step: 'opening', problem: null })
    try {
      messenger()?.openLink(await addressFor(caller, to))
      setOpening({ step: 'opened', problem: null })
    } catch (error) {
      console.warn('No way into the browser', error)
      setOpening({ step: 'waiting', problem: makingProblem(error) })
    }
  }

  return { step, problem, open: () => void open() }
}
