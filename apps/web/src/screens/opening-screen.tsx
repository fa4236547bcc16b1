import { Screen } from '../ui/screen.tsx'
import { ProgressLine, StillWaiting } from '../ui/waiting.tsx'

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
