import type { Sex } from '@lithe/contracts/constants'
import { keptPerson, keptRecord, keptStore } from '../storage/device-storage.ts'

type OnboardingData = {
  name: string
  /** Whole years, as text. */
  age: string
  sex: Sex | ''
  isMuted: boolean
}

const readOnboarding = (kept: unknown): OnboardingData => ({
  ...keptPerson(kept),
  isMuted: keptRecord(kept).isMuted === true,
})

export const useOnboarding = keptStore<OnboardingData>('onboarding-data', readOnboarding, () => ({
  name: '',
  age: '',
  sex: '',
  isMuted: false,
}))

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
  const { isMuted } = useOnboarding()
  return { isMuted, onMutedChange: (muted: boolean) => useOnboarding.setState({ isMuted: muted }) }
}
