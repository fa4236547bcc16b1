import { OwnPlate } from '@lithe/contracts/own-plate'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage, followTabs, keptRecord } from '../../device/device-storage.ts'

/** What a movement came to, as its own screen told it. */
export type Shown = { seconds: number } | { degrees: number } | { reps: number }

export const daysOfWeek = [1, 2, 3, 4, 5, 6, 7] as const

type Notes = {
  /** By report: the days on which its exercise was done. */
  ticks: Readonly<Record<string, readonly number[]>>
  /** By measurement; those of the latest reports. */
  shown: Readonly<Record<string, Shown>>
  /** By measurement, too: how it was done, drawn. */
  plates: Readonly<Record<string, OwnPlate>>
}
type Result = { sessionId: string; shown: Shown | string | null; plate?: OwnPlate }
type NoteStore = Notes & {
  tick: (assessmentId: string, day: number, isDone: boolean) => void
  noteShown: (results: readonly Result[]) => void
  forget: (report: { assessmentId: string; sessions: readonly { sessionId: string }[] }) => void
  forgetAll: () => void
}

const mostShown = 30
/** Each is some 16 kB: those of the last two or three reports. */
const mostPlates = 8

function readShown(kept: unknown): Shown | null {
  const { seconds, degrees, reps } = keptRecord(kept)
  if (typeof seconds === 'number') return { seconds }
  if (typeof degrees === 'number') return { degrees }
  return typeof reps === 'number' ? { reps } : null
}

/** What a device kept, without what makes no sense. */
function readNotes(kept: unknown): Notes {
  const { ticks, shown, plates } = keptRecord(kept)
  const ticked = Object.entries(keptRecord(ticks)).map(
    ([id, days]) => [id, daysOfWeek.filter(day => Array.isArray(days) && days.includes(day))] as const,
  )
  const results = Object.entries(keptRecord(shown)).flatMap(([id, value]) => {
    const result = readShown(value)
    return result ? [[id, result] as const] : []
  })
  const drawn = Object.entries(keptRecord(plates)).flatMap(([id, lines]) => {
    const plate = OwnPlate.safeParse(lines).data
    return plate ? [[id, plate] as const] : []
  })
  return {
    ticks: Object.fromEntries(ticked),
    shown: Object.fromEntries(results),
    plates: Object.fromEntries(drawn),
  }
}

const nothing: Notes = { ticks: {}, shown: {}, plates: {} }

/** What this device alone knows of its reports: no server is told which day was ticked, nor shown how anybody moved. */
export const useReportNotes = create<NoteStore>()(
  persist(
    set => ({
      ...nothing,
      tick: (assessmentId, day, isDone) =>
        set(({ ticks }) => {
          const others = (ticks[assessmentId] ?? []).filter(other => other !== day)
          return { ticks: { ...ticks, [assessmentId]: isDone ? [...others, day] : others } }
        }),
      noteShown: results =>
        set(({ shown, plates }) => {
          const told = results.flatMap(({ sessionId, shown: value }) => {
            const result = readShown(value)
            return result ? [[sessionId, result] as const] : []
          })
          const drawn = results.flatMap(({ sessionId, plate }) =>
            plate ? [[sessionId, plate] as const] : [],
          )
          return {
            shown: Object.fromEntries([...Object.entries(shown), ...told].slice(-mostShown)),
            plates: Object.fromEntries([...Object.entries(plates), ...drawn].slice(-mostPlates)),
          }
        }),
      forget: ({ assessmentId, sessions }) =>
        set(({ ticks: { [assessmentId]: _gone, ...ticks }, shown, plates }) => {
          const others = <Noted>(noted: Readonly<Record<string, Noted>>) =>
            Object.fromEntries(
              Object.entries(noted).filter(([id]) => !sessions.some(({ sessionId }) => sessionId === id)),
            )
          return { ticks, shown: others(shown), plates: others(plates) }
        }),
      forgetAll: () => set(nothing),
    }),
    {
      name: 'report-notes',
      version: 1,
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ ticks, shown, plates }) => ({ ticks, shown, plates }),
      merge: (kept, current) => ({ ...current, ...readNotes(kept) }),
    },
  ),
)
followTabs(useReportNotes)
