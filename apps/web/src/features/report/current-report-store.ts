import type { readReport } from '@lithe/contracts/api'
import type { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage } from '../../device/device-storage.ts'

export type Report = z.output<typeof readReport.data>

type CurrentReportState = { report: Report | null; keep: (report: Report) => void; clear: () => void }

/** The report last made or read on this device. */
export const useCurrentReport = create<CurrentReportState>()(
  persist(set => ({ report: null, keep: report => set({ report }), clear: () => set({ report: null }) }), {
    name: 'current-report',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    partialize: ({ report }) => ({ report }),
  }),
)
