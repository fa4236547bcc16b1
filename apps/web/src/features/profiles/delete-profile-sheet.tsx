import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

type Props = { name: string; onDelete: () => void; onClose: () => void }

export function DeleteProfileSheet({ name, onDelete, onClose }: Props) {
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={name ? `Delete ${name}?` : 'Delete this profile?'}
      description="Are you sure you want to delete this profile and all associated assessment reports?"
    >
      <div className="mt-4 flex flex-col gap-1.5">
        <QuietButton onClick={onDelete}>Delete</QuietButton>
        <ActionButton onClick={onClose}>Keep</ActionButton>
      </div>
    </Sheet>
  )
}
