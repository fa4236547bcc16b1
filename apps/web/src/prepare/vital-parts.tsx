import { shellWords } from '@lithe/words/live/shell'
import { vitalPart } from '../navigation/later-parts.ts'
import { Screen } from '../ui/screen.tsx'
import { ProgressLine, StillWaiting } from '../ui/waiting.tsx'
import { withWords } from '../words/language.ts'

/** Parts rarely seen before the first movement, each with its messages, in order of appearance. */

/** For results refused by the server, or waiting for consent. */
export const whatWaits = vitalPart(() => withWords(import('./what-waits.tsx')))
export const easierWay = vitalPart(() => withWords(import('./easier-way-screen.tsx')))

/** Placeholder for a late part; invisible during short waits. */
export const Arriving = () => (
  <Screen title={shellWords.opening.title}>
    <div className="slow-only my-auto">
      <ProgressLine label={shellWords.opening.wait} share={null} />
      <StillWaiting isWaiting />
    </div>
  </Screen>
)
