import { OwnPlate } from '@lithe/contracts/own-plate'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage, followTabs, keptRecord, keptText } from '../storage/device-storage.ts'

/** A movement's result as its own screen showed it. */
export type Shown = { seconds: number } | { degrees: number } | { reps: number; partials?: number }

export const daysOfWeek = [1, 2, 3, 4, 5, 6, 7] as const

type Notes = {
  /** By report: days on which its exercise was done. */
  ticks: Readonly<Record<string, readonly number[]>>
  /** By measurement, for the latest reports. */
  shown: Readonly<Record<string, Shown>>
  /** By measurement: the drawing of how it was done. */
  plates: Readonly<Record<string, OwnPlate>>
  /** By report and measurement: the owner's identifier. Ticks may lack one. */
  whose: Readonly<Record<string, string>>
}
type Result = { sessionId: string; shown: Shown | null; plate?: OwnPlate }
type NoteStore = Notes & {
  /** `owner` if the report's owner is known. */
  tick: (assessmentId: string, day: number, isDone: boolean, owner: string | null) => void
  noteShown: (results: readonly Result[], owner: string) => void
  /** Drops notes of deleted reports and measurements. */
  forget: (ids: readonly string[]) => void
  /** Drops this person's notes, and those without an owner. */
  forgetOf: (person: string) => void
  rename: (rename: (person: string) => string) => void
}

const mostShown = 30
/** About 16 kB each: covers the last two or three reports. */
const mostPlates = 8

function readShown(kept: unknown): Shown | null {
  const { seconds, degrees, reps, partials } = keptRecord(kept)
  if (typeof seconds === 'number') return { seconds }
  if (typeof degrees === 'number') return { degrees }
  if (typeof reps !== 'number') return null
  return typeof partials === 'number' ? { reps, partials } : { reps }
}

/** Stored notes, without what is invalid. */
function readNotes(kept: unknown): Notes {
  const { ticks, shown, plates, whose } = keptRecord(kept)
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
    whose: Object.fromEntries(Object.entries(keptRecord(whose)).map(([id, who]) => [id, keptText(who)])),
  }
}

const nothing: Notes = { ticks: {}, shown: {}, plates: {}, whose: {} }

const only = <Noted>(noted: Readonly<Record<string, Noted>>, isWanted: (id: string) => boolean) =>
  Object.fromEntries(Object.entries(noted).filter(([id]) => isWanted(id)))

/** Drops the owners of notes that are gone. */
const tidy = ({ ticks, shown, plates, whose }: Notes): Notes => ({
  ticks,
  shown,
  plates,
  whose: only(whose, id => id in ticks || id in shown || id in plates),
})

const without = ({ ticks, shown, plates, whose }: Notes, isGone: (id: string) => boolean): Notes => {
  const isLeft = (id: string) => !isGone(id)
  return tidy({ ticks: only(ticks, isLeft), shown: only(shown, isLeft), plates: only(plates, isLeft), whose })
}

/** Notes on reports kept only on this device: no server learns which days were ticked, or sees how a person moved. */
export const useReportNotes = create<NoteStore>()(
  persist(
    set => ({
      ...nothing,
      tick: (assessmentId, day, isDone, owner) =>
        set(({ ticks, whose }) => {
          const others = (ticks[assessmentId] ?? []).filter(other => other !== day)
          return {
            ticks: { ...ticks, [assessmentId]: isDone ? [...others, day] : others },
            whose: owner === null ? whose : { ...whose, [assessmentId]: owner },
          }
        }),
      noteShown: (results, owner) =>
        set(({ ticks, shown, plates, whose }) => {
          const told = results.flatMap(({ sessionId, shown: value }) => {
            const result = readShown(value)
            return result ? [[sessionId, result] as const] : []
          })
          const drawn = results.flatMap(({ sessionId, plate }) =>
            plate ? [[sessionId, plate] as const] : [],
          )
          return tidy({
            ticks,
            shown: Object.fromEntries([...Object.entries(shown), ...told].slice(-mostShown)),
            plates: Object.fromEntries([...Object.entries(plates), ...drawn].slice(-mostPlates)),
            whose: { ...whose, ...Object.fromEntries(results.map(({ sessionId }) => [sessionId, owner])) },
          })
        }),
      forget: ids => set(notes => without(notes, id => ids.includes(id))),
      forgetOf: person => set(notes => without(notes, id => (notes.whose[id] ?? person) === person)),
      rename: rename =>
        set(({ whose }) => ({
          whose: Object.fromEntries(Object.entries(whose).map(([id, who]) => [id, rename(who)])),
        })),
    }),
    {
      name: 'report-notes',
      version: 1,
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ ticks, shown, plates, whose }) => ({ ticks, shown, plates, whose }),
      merge: (kept, current) => ({ ...current, ...readNotes(kept) }),
    },
  ),
)
followTabs(useReportNotes)
