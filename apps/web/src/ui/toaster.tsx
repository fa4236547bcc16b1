import { shellWords } from '@lithe/words/live/shell'
import { Toast } from 'radix-ui'
import { CrossIcon } from './buttons.tsx'
import { dismissToast, useToasts } from './toasts.ts'

/** Long enough to read twice; touch, hover and focus pause it. */
const shownMs = 10_000

export function Toaster() {
  const toasts = useToasts(state => state.toasts)
  return (
    <Toast.Provider duration={shownMs} label={shellWords.buttons.notice}>
      {toasts.map(({ id, title, description, isOpen }) => (
        <Toast.Root
          key={id}
          // Announced once the screen reader has finished speaking.
          type="background"
          open={isOpen}
          onOpenChange={open => (open ? undefined : dismissToast(id))}
          className="rise flex items-start gap-1.5 rounded-card bg-ink p-2 ps-3 text-ground"
        >
          <div className="flex-1 py-1">
            <Toast.Title className="text-lead font-semibold">{title}</Toast.Title>
            <Toast.Description className="mt-0.5">{description}</Toast.Description>
          </div>
          <Toast.Close
            aria-label={shellWords.buttons.close}
            className="grid size-6 shrink-0 place-items-center rounded-full"
          >
            <CrossIcon />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed inset-x-0 bottom-(--covered) z-50 mx-auto w-full max-w-column px-2 pb-[max(16px,var(--edge-bottom))]" />
    </Toast.Provider>
  )
}
