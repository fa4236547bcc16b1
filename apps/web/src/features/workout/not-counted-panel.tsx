import type { ExerciseItem } from '@lithe/movements/catalog'
import { ActionButton } from '../../ui/action-button.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { StagePanel } from './stage-panel.tsx'

type Props = { exercise: ExerciseItem; isLast: boolean; onGoOn: () => void }

/** A movement of the set that the camera has not learnt to count: said before anyone is out of breath. */
export function NotCountedPanel({
  exercise: { movement, name, description, duration },
  isLast,
  onGoOn,
}: Props) {
  return (
    <StagePanel action={<ActionButton onClick={onGoOn}>{isLast ? 'To my report' : 'Go on'}</ActionButton>}>
      <Chronophotograph
        movement={movement}
        className="mb-2 h-[clamp(110px,26dvh,300px)] w-full flat:hidden"
      />
      <PageHeading className="text-head! flat:text-title!">{name}</PageHeading>
      <p className="mt-1.5 text-lead flat:mt-0.5 flat:text-base">{description}</p>
      <p className="mt-2">
        The camera cannot count this one yet. Do it for yourself, {duration}, or go straight on: your report
        leaves it out either way.
      </p>
    </StagePanel>
  )
}
