import { deviceStorage } from '../../device-storage.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

function clear() {
  deviceStorage.clear()
  window.location.reload()
}

export function ClearDataSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title="Clear local data?"
      description="This will remove all saved profiles and settings from this device."
    >
      <div className="mt-4 flex flex-col gap-1.5">
        <QuietButton onClick={clear}>Clear</QuietButton>
        <ActionButton onClick={onClose}>Cancel</ActionButton>
      </div>
    </Sheet>
  )
}
