import type { Caller } from '@lithe/contracts/api'
import { ActionButton } from '../../ui/action-button.tsx'
import { StillWaiting } from '../../ui/still-waiting.tsx'
import { useOpenInBrowser } from './use-open-in-browser.ts'

type Props = {
  caller: Caller
  /** The page to go on at. */
  to: string
}

/** Inside a messenger whose camera stays shut: the one way that is left, and what became of it. */
export function OpenInBrowser({ caller, to }: Props) {
  const { step, problem, open } = useOpenInBrowser(caller, to)
  return (
    <>
      <p role="status" className="text-ink-soft empty:hidden">
        {problem ??
          (step === 'opened' ? 'Lithe is open in your browser now. Not there? Press once more.' : '')}
      </p>
      <StillWaiting isWaiting={step === 'opening'} />
      <ActionButton onClick={open} disabled={step === 'opening'}>
        {step === 'opening' ? 'Opening...' : 'Open in your browser'}
      </ActionButton>
    </>
  )
}
