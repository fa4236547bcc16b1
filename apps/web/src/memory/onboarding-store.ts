import type { Sex } from '@lithe/contracts/constants'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage, followTabs, keptPerson, keptRecord } from '../storage/device-storage.ts'

type OnboardingData = {
  name: string
  /** Whole years, as text. */
  age: string
  sex: Sex | ''
  isMuted: boolean
}

type OnboardingState = OnboardingData & { update: (change: Partial<OnboardingData>) => void }

const emptyOnboarding: OnboardingData = { name: '', age: '', sex: '', isMuted: false }

const readOnboarding = (kept: unknown): OnboardingData => ({
  ...keptPerson(kept),
  isMuted: keptRecord(kept).isMuted === true,
})

export const useOnboarding = create<OnboardingState>()(
  persist(set => ({ ...emptyOnboarding, update: change => set(change) }), {
    name: 'onboarding-data',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    partialize: ({ name, age, sex, isMuted }) => ({ name, age, sex, isMuted }),
    migrate: readOnboarding,
    merge: (kept, current) => ({ ...current, ...readOnboarding(kept) }),
  }),
)
followTabs(useOnboarding)

export type CompletePerson = { name: string; age: string; sex: Sex }

/** Name, age and sex if all three are given, else null. */
export function completePerson({
  name,
  age,
  sex,
}: Pick<OnboardingData, 'name' | 'age' | 'sex'>): CompletePerson | null {
  const trimmed = name.trim()
  return trimmed && age && sex ? { name: trimmed, age, sex } : null
}

/** Whether Etta speaks; stored with the person's details. */
export function useTrainerSound() {
  const { isMuted, update } = useOnboarding()
  return { isMuted, onMutedChange: (muted: boolean) => update({ isMuted: muted }) }
}
