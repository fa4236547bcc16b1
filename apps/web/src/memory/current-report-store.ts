import type { readReport } from '@lithe/contracts/api'
import type { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage, followTabs } from '../storage/device-storage.ts'

export type Report = z.output<typeof readReport.data>

type CurrentReportState = { report: Report | null }

type AgeToTell = {
  assessmentId: string | null
  /** Whether a voice calls the person first, who may be standing across the room. */
  calls: boolean
}

/** The report whose age is still to be revealed, once; it is static afterwards. */
const useAgeToTell = create<AgeToTell>()(
  persist((): AgeToTell => ({ assessmentId: null, calls: false }), {
    name: 'age-to-tell',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
  }),
)
followTabs(useAgeToTell)
export const keepAgeToTell = (assessmentId: string, calls: boolean) =>
  useAgeToTell.setState({ assessmentId, calls })
export const isCallDue = (assessmentId: string) => isAgeToTell(assessmentId) && useAgeToTell.getState().calls
export const noteCalled = () => useAgeToTell.setState({ calls: false })
export const isAgeToTell = (assessmentId: string) => useAgeToTell.getState().assessmentId === assessmentId
export const noteAgeTold = () => useAgeToTell.setState({ assessmentId: null, calls: false })

/** The report most recently made or read on this device. */
export const useCurrentReport = create<CurrentReportState>()(
  persist((): CurrentReportState => ({ report: null }), {
    name: 'current-report',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
  }),
)
