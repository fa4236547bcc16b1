import type { TrainerSound } from '../../ui/trainer-clip.tsx'
import { useOnboarding } from './onboarding-store.ts'

/** Whether Etta is heard: decided once, remembered with what the person told us. */
export function useTrainerSound(): TrainerSound {
  const { isMuted, update } = useOnboarding()
  return { isMuted, onMutedChange: muted => update({ isMuted: muted }) }
}
