import { DeleteSheet } from '../../ui/sheet.tsx'

type Props = {
  name: string
  /** What kept it from being deleted, else null. */
  onDelete: () => Promise<{ error: unknown } | null>
  onClose: () => void
}

/** What goes with a profile, in the specification's words. */
export const DeleteProfileSheet = ({ name, onDelete, onClose }: Props) => (
  <DeleteSheet
    title={name ? `Delete ${name}?` : 'Delete this profile?'}
    description="Are you sure you want to delete this profile and all associated assessment reports?"
    onDelete={onDelete}
    onDeleted={onClose}
    onClose={onClose}
  />
)
