import { messenger } from '../messenger/messenger.ts'
import { vitalPart } from '../navigation/later-parts.ts'
import { easierWay, whatWaits } from '../screens/vital-parts.tsx'
import { WorkoutScreen } from '../screens/workout-screen.tsx'
import { withWords } from '../words/language.ts'

/** All that is shown once a movement has begun: the network may go while it is measured. */
export const afterMovement = vitalPart(async () => {
  const [panels, wayOut] = await Promise.all([
    withWords(import('../features/workout/after-movement.tsx')),
    // A messenger may be in the camera's way.
    messenger() ? withWords(import('../features/browser-link/open-in-browser.tsx')) : null,
    withWords(import('../screens/generate-screen.tsx')),
    withWords(import('../screens/report-screen.tsx')),
    withWords(import('../screens/come-and-look.tsx')),
  ])
  // Fewer people see these: they are not waited for.
  for (const load of [() => withWords(import('../screens/login-screen.tsx')), whatWaits.load, easierWay.load])
    void load().catch(() => {})
  return { panels, WayOut: wayOut?.OpenInBrowser ?? null }
})

export const WorkoutPage = () => <WorkoutScreen afterMovement={afterMovement} />
