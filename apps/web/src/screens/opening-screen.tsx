import { ProgressLine } from '../ui/progress-line.tsx'
import { Screen } from '../ui/screen.tsx'
import { StillWaiting } from '../ui/still-waiting.tsx'

/** While the first screen of a visit is still on its way; says nothing if that takes but a moment. */
export function OpeningScreen() {
  return (
    <Screen title="Opening">
      <div className="slow-only my-auto">
        <ProgressLine label="One moment" share={null} />
        <StillWaiting isWaiting>It goes on by itself.</StillWaiting>
      </div>
    </Screen>
  )
}
