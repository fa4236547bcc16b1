import type { FreeReport } from '@lithe/contracts/api'
import { Sheet } from '../../ui/sheet.tsx'
import { ShareStudio } from './share-studio.tsx'

type Props = { report: FreeReport; isOpen: boolean; onClose: () => void }

/** The card as it will be seen, what stands on it, and the way out to friends. */
export function ShareSheet({ report, isOpen, onClose }: Props) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Share your mobility age">
      <ShareStudio report={report} />
    </Sheet>
  )
}
