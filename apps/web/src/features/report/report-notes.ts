import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage, keptRecord } from '../../device/device-storage.ts'

/** What a movement came to, as its own screen told it. */
export type Shown = { seconds: number } | { degrees: number } | { reps: number }

export const daysOfWeek = [1, 2, 3, 4, 5, 6, 7] as const

type Notes = {
  /** By report: the days on which its exercise was done. */
  ticks: Readonly<Record<string, readonly number[]>>
  /** By measurement; those of the latest reports. */
  shown: Readonly<Record<string, Shown>>
}
type Result = { sessionId: string; shown: Shown | string | null }
type NoteStore = Notes & {
  tick: (assessmentId: string, day: number, isDone: boolean) => void
  noteShown: (results: readonly Result[]) => void
  forget: (report: { assessmentId: string; sessions: readonly { sessionId: string }[] }) => void
}

const mostShown = 30

function readShown(kept: unknown): Shown | null {
  const { seconds, degrees, reps } = keptRecord(kept)
  if (typeof seconds === 'number') return { seconds }
  if (typeof degrees === 'number') return { degrees }
  return typeof reps === 'number' ? { reps } : null
}

/** What a device kept, without what makes no sense. */
function readNotes(kept: unknown): Notes {
  const { ticks, shown } = keptRecord(kept)
  const ticked = Object.entries(keptRecord(ticks)).map(
    ([id, days]) => [id, daysOfWeek.filter(day => Array.isArray(days) && days.includes(day))] as const,
  )
  const results = Object.entries(keptRecord(shown)).flatMap(([id, value]) => {
    const result = readShown(value)
    return result ? [[id, result] as const] : []
  })
  return { ticks: Object.fromEntries(ticked), shown: Object.fromEntries(results) }
}

/** What this device alone knows of its reports: no server is told which day was ticked. */
export const useReportNotes = create<NoteStore>()(
  persist(
    set => ({
      ticks: {},
      shown: {},
      tick: (assessmentId, day, isDone) =>
        set(({ ticks }) => {
          const others = (ticks[assessmentId] ?? []).filter(other => other !== day)
          return { ticks: { ...ticks, [assessmentId]: isDone ? [...others, day] : others } }
        }),
      noteShown: results =>
        set(({ shown }) => {
          const told = results.flatMap(({ sessionId, shown: value }) => {
            const result = readShown(value)
            return result ? [[sessionId, result] as const] : []
          })
          return { shown: Object.fromEntries([...Object.entries(shown), ...told].slice(-mostShown)) }
        }),
      forget: ({ assessmentId, sessions }) =>
        set(({ ticks: { [assessmentId]: _gone, ...ticks }, shown }) => ({
          ticks,
          shown: Object.fromEntries(
            Object.entries(shown).filter(([id]) => !sessions.some(({ sessionId }) => sessionId === id)),
          ),
        })),
    }),
    {
      name: 'report-notes',
      version: 1,
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ ticks, shown }) => ({ ticks, shown }),
      merge: (kept, current) => ({ ...current, ...readNotes(kept) }),
    },
  ),
)
