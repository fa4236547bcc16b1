import { useState } from 'react'
import { api } from '../../api-client.ts'
import { messenger } from '../../messenger/messenger.ts'
import { linkAddress } from './link-address.ts'
import { hasNothingToCarry, makingProblem } from './link-problem.ts'

type Caller = Parameters<typeof api.makeBrowserLink>[0]
type Opening = { step: 'waiting' | 'opening' | 'opened'; problem: string | null }

/** Where the person goes on, signed in as here, or as a guest. */
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

/** The way from a messenger into the person's own browser. */
export function useOpenInBrowser(caller: Caller, to: string) {
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
