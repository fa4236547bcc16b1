import type { CompletePerson } from '../features/onboarding/onboarding-store.ts'
import { showToast } from '../ui/toasts.ts'

/** What follows from a correction, and whether it is on this phone alone for now. */
export const sayCorrected = ({ name, age }: CompletePerson, { isSaved }: { isSaved: boolean }) =>
  showToast({
    title: 'Corrected',
    description: isSaved
      ? `The next report compares ${name} with people of ${age}.`
      : 'It is kept on this phone, and sent as soon as there is a network.',
  })
