import { ActionButton } from '../../ui/action-button.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { StagePanel } from './stage-panel.tsx'
import type { Unwell } from './workout-flow.ts'
import { useCanGoEasier } from './workout-session-store.ts'

const openings = {
  'felt-unwell': 'Good that you said so.',
  'near-fall': 'That looked like a fall.',
} satisfies Record<Unwell, string>

type Props = { cause: Unwell; onEasier: () => void; onFinish: () => void }

/** Everything stands still until the person says how to go on. */
export function UnwellPanel({ cause, onEasier, onFinish }: Props) {
  const canGoEasier = useCanGoEasier()
  return (
    <StagePanel
      action={
        <>
          {canGoEasier ? <QuietButton onClick={onEasier}>I am well again: the easier way</QuietButton> : null}
          <ActionButton onClick={onFinish}>Finish here</ActionButton>
        </>
      }
    >
      <Chronophotograph
        movement="rest"
        className="mb-2 h-[clamp(96px,22dvh,220px)] w-full flat:hidden short:hidden"
      />
      <PageHeading>Sit down for a moment</PageHeading>
      <p className="mt-2 text-lead">
        {openings[cause]} Rest until you feel quite well. Nothing starts by itself now.
      </p>
      <p className="mt-2 text-ink-soft">
        What you have done is kept. What you leave out is not measured, and takes nothing off. If it does not
        pass, ask somebody for help.
      </p>
    </StagePanel>
  )
}
