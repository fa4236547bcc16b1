import { shellWords } from '@lithe/words/live/shell'
import { messenger } from '../messenger/messenger.ts'
import { vitalPart } from '../navigation/later-parts.ts'
import { Screen } from '../ui/screen.tsx'
import { ProgressLine, StillWaiting } from '../ui/waiting.tsx'
import { withWords } from '../words/language.ts'

/** What most people do not see on their way to the first movement, each with its words, in the order in which it may be seen. */

/** Results that the server refused, and those that wait for an agreement. */
export const whatWaits = vitalPart(() => withWords(import('./what-waits.tsx')))
export const easierWay = vitalPart(() => withWords(import('./easier-way-screen.tsx')))

/** All that is shown once a movement has begun: the network may go while it is measured. */
export const afterMovement = vitalPart(async () => {
  const [panels, wayOut] = await Promise.all([
    withWords(import('../features/workout/after-movement.tsx')),
    // A messenger may be in the camera's way.
    messenger() ? withWords(import('../features/browser-link/open-in-browser.tsx')) : null,
    withWords(import('./generate-screen.tsx')),
    withWords(import('./report-screen.tsx')),
    withWords(import('./come-and-look.tsx')),
  ])
  // Fewer people see these: they are not waited for.
  for (const load of [() => withWords(import('./login-screen.tsx')), whatWaits.load, easierWay.load])
    void load().catch(() => {})
  return { panels, wayOut }
})

/** While a later part of a page is on its way; says nothing if that takes but a moment. */
export const Arriving = () => (
  <Screen title={shellWords.opening.title}>
    <div className="slow-only my-auto">
      <ProgressLine label={shellWords.opening.wait} share={null} />
      <StillWaiting isWaiting />
    </div>
  </Screen>
)
