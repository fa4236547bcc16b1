import { shareWords } from '@lithe/words/live/share'
import { shellWords } from '@lithe/words/live/shell'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ActionButton, CrossIcon, QuietButton } from '../../ui/buttons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ProgressLine } from '../../ui/waiting.tsx'
import { withWords } from '../../words/language.ts'
import type { SharedReport } from './share-studio.tsx'

const loadStudio = () => withWords(import('./share-studio.tsx'))
const ShareStudio = lazy(() => loadStudio().then(module => ({ default: module.ShareStudio })))

/** Opens the share card of a report with an age. The code that draws it loads after the report has rendered. */
export function ShareButton({ isMain, ...shared }: SharedReport & { isMain: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const Button = isMain ? ActionButton : QuietButton
  // Retried on opening, in case the page is offline now.
  useEffect(() => void loadStudio().catch(() => {}), [])
  return (
    <>
      <Button className={isMain ? '' : 'mt-2 w-full print:hidden'} onClick={() => setIsOpen(true)}>
        {shareWords.open}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={shareWords.title}>
        <Suspense fallback={<ProgressLine label={shareWords.title} share={null} />}>
          <ShareStudio {...shared} />
        </Suspense>
        {/* Last in focus order, though beside the title. */}
        <button
          type="button"
          aria-label={shellWords.buttons.close}
          onClick={() => setIsOpen(false)}
          className="round-button absolute end-0 top-2 text-spruce flat:top-1"
        >
          <CrossIcon />
        </button>
      </Sheet>
    </>
  )
}
