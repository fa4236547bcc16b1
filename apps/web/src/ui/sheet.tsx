import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useBack } from '../messenger/messenger.ts'
import { beBusy } from '../navigation/this-page.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string
  /** Initial focus: the first control, or the sheet itself if a control would open a keyboard. */
  startsOn?: 'control' | 'sheet'
  children: ReactNode
}

/** A dialog that rises from the bottom of the screen. */
export function Sheet({ isOpen, onClose, title, description, startsOn = 'control', children }: Props) {
  const opener = useRef<Element | null>(null)
  useBack(onClose, isOpen)
  // A newer build would reload the page and lose what was begun here.
  useEffect(() => (isOpen ? beBusy() : undefined), [isOpen])
  return (
    <Dialog.Root open={isOpen} onOpenChange={open => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="appear fixed inset-0 z-40 bg-[#0e1513]/60" />
        <Dialog.Content
          onOpenAutoFocus={event => {
            opener.current = document.activeElement
            if (startsOn === 'control' || !(event.currentTarget instanceof HTMLElement)) return
            event.preventDefault()
            event.currentTarget.focus()
          }}
          onCloseAutoFocus={event => {
            event.preventDefault()
            giveFocusBack(opener.current)
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="sheet fixed inset-x-0 bottom-(--covered) z-50 mx-auto max-h-[min(92dvh,calc(100dvh-var(--covered)-var(--edge-top)-8px))] w-full max-w-column overflow-y-auto rounded-t-card bg-raised px-3 pt-3 flat:max-w-[720px] flat:pt-2 pb-[max(24px,var(--edge-bottom))] text-ink sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-card"
        >
          <Dialog.Title className="font-soft text-head font-medium wrap-anywhere short:text-title text-spruce">
            {title}
          </Dialog.Title>
          {description ? (
            <Dialog.Description className="mt-1 text-ink-soft">{description}</Dialog.Description>
          ) : null}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Returns focus to the opener; if that is gone, to the page's heading, unless the page has placed it elsewhere. */
function giveFocusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) return opener.focus()
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
