import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { ShareSheet } from './share-sheet.tsx'
import type { SharedReport } from './share-studio.tsx'

/** Opens the card of a report that has an age to put on it. */
export function ShareButton({ isMain, ...shared }: SharedReport & { isMain: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const Button = isMain ? ActionButton : QuietButton
  return (
    <>
      <Button className={isMain ? '' : 'mt-2 w-full print:hidden'} onClick={() => setIsOpen(true)}>
        Share my mobility age
      </Button>
      <ShareSheet {...shared} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
