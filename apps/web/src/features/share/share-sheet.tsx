import { Sheet } from '../../ui/sheet.tsx'
import { type SharedReport, ShareStudio } from './share-studio.tsx'

type Props = SharedReport & { isOpen: boolean; onClose: () => void }

/** The card as it will be seen, what stands on it, and the way out to friends. */
export function ShareSheet({ isOpen, onClose, ...shared }: Props) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Share your mobility age">
      <ShareStudio {...shared} />
    </Sheet>
  )
}
