import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string
  children: ReactNode
}

/** A dialog that rises from the thumb's end of the screen. */
export function Sheet({ isOpen, onClose, title, description, children }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={open => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="appear fixed inset-0 z-40 bg-[#0e1513]/60" />
        <Dialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="rise fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] w-full max-w-[480px] overflow-y-auto rounded-t-card bg-raised px-3 pt-3 pb-[max(24px,env(safe-area-inset-bottom))] sm:bottom-auto sm:top-1/2 sm:-mt-[280px] sm:rounded-card"
        >
          <Dialog.Title className="font-soft text-head font-medium text-spruce">{title}</Dialog.Title>
          {description ? (
            <Dialog.Description className="mt-1 text-ink-soft">{description}</Dialog.Description>
          ) : null}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
