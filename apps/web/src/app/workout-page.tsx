import { messenger } from '../messenger/messenger.ts'
import { vitalPart } from '../navigation/later-parts.ts'
import { easierWay, whatWaits } from '../prepare/vital-parts.tsx'
import { withWords } from '../words/language.ts'
import { WorkoutScreen } from '../workout/workout-screen.tsx'

/** Everything shown once a movement has begun, as the network may fail during it. */
export const afterMovement = vitalPart(async () => {
  const [panels, wayOut] = await Promise.all([
    withWords(import('../workout/after-movement.tsx')),
    // A messenger may block the camera.
    messenger() ? withWords(import('../arrive/link/open-in-browser.tsx')) : null,
    withWords(import('../report/generate-screen.tsx')),
    withWords(import('../report/report-screen.tsx')),
    withWords(import('../report/come-and-look.tsx')),
  ])
  // Rarely seen, so the page does not wait for them.
  for (const load of [
    () => withWords(import('../arrive/sign-in/login-screen.tsx')),
    whatWaits.load,
    easierWay.load,
  ])
    void load().catch(() => {})
  return { panels, WayOut: wayOut?.OpenInBrowser ?? null }
})

export const WorkoutPage = () => <WorkoutScreen afterMovement={afterMovement} />
