import type { Organisation } from '@lithe/contracts/organisations'
import type { WorkoutItem } from '@lithe/movements/catalog'
import { movementsInWords } from '../../movements-in-words.ts'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { RotatingHeadline } from './rotating-headline.tsx'
import { TrustList } from './trust-list.tsx'

type Props = {
  plate: string
  organisation: Organisation | null
  workouts: readonly WorkoutItem[]
  minutes: number
}

const Invitation = ({ name, logo }: Organisation) => (
  <div className="mt-2">
    <p className="flex items-center gap-1.5 font-semibold">
      {logo ? <img src={logo} alt="" className="h-4 max-w-[40%] object-contain" /> : null}
      {name} invites you
    </p>
    <p className="text-ink-soft">{name} does not see any of this.</p>
  </div>
)

/** What Lithe is, before anything is scrolled. */
export function Hero({ plate, organisation, workouts, minutes }: Props) {
  return (
    <div data-plate={plate} className="flex flex-col lg:min-h-[calc(100dvh-280px)] lg:justify-center">
      <Chronophotograph
        movement={plate}
        crop="full-bleed"
        canSlide
        className={`living -mx-3 -mt-2 lg:hidden ${organisation ? 'h-[clamp(120px,25dvh,300px)]' : 'h-[clamp(150px,30dvh,300px)]'}`}
      />
      {organisation ? <Invitation {...organisation} /> : null}
      <div className="mt-2">
        <RotatingHeadline />
      </div>
      <p className="mt-2 text-lead text-ink-soft short:text-base">
        {movementsInWords(workouts)} in front of your phone show how you move, as an age. Only {minutes}{' '}
        minutes.
      </p>
      <TrustList minutes={minutes} className="mt-2" />
    </div>
  )
}
