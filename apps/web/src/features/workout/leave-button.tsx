import { useBack } from '../../messenger/use-back.ts'
import { CrossIcon } from '../../ui/cross-icon.tsx'

/** Inside a messenger its own back button does. What leaving costs is asked wherever the person goes. */
export function LeaveButton({ onPress }: { onPress: () => void }) {
  const isInFrame = useBack(onPress)
  if (isInFrame) return null
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label="Leave the test"
      className="-ml-2 grid size-6 place-items-center rounded-full"
    >
      <CrossIcon />
    </button>
  )
}
