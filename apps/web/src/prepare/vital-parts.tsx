import { shellWords } from '@lithe/words/live/shell'
import { vitalPart } from '../navigation/later-parts.ts'
import { Screen } from '../ui/screen.tsx'
import { ProgressLine, StillWaiting } from '../ui/waiting.tsx'
import { withWords } from '../words/language.ts'

/** What most people do not see on their way to the first movement, each with its words, in the order in which it may be seen. */

/** Results that the server refused, and those that wait for an agreement. */
export const whatWaits = vitalPart(() => withWords(import('./what-waits.tsx')))
export const easierWay = vitalPart(() => withWords(import('./easier-way-screen.tsx')))

/** While a later part of a page is on its way; says nothing if that takes but a moment. */
export const Arriving = () => (
  <Screen title={shellWords.opening.title}>
    <div className="slow-only my-auto">
      <ProgressLine label={shellWords.opening.wait} share={null} />
      <StillWaiting isWaiting />
    </div>
  </Screen>
)
