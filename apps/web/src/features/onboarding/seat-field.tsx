import { type SeatHeight, seatHeights } from '@lithe/movements/catalog'

const words = {
  'about-43-cm': 'About 43 cm (17 in)',
  lower: 'Lower',
  higher: 'Higher',
  unknown: 'I don’t know',
} as const satisfies Record<SeatHeight, string>

type Props = { seat: SeatHeight | undefined; onChange: (seat: SeatHeight) => void }

/** How high the chair is: published counts were made on one of 43 cm. */
export function SeatField({ seat, onChange }: Props) {
  return (
    <fieldset>
      <legend className="font-semibold">How high is the seat of your chair?</legend>
      <p className="text-ink-soft">Most dining chairs are about 43 cm, knee-high.</p>
      <div className="mt-1 grid grid-cols-2 gap-1">
        {seatHeights.map(height => (
          <label
            key={height}
            className="flex min-h-7 cursor-pointer items-center gap-1 rounded-card border-2 border-outline bg-raised px-1.5 py-0.5 leading-tight has-checked:border-spruce has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name="seat"
              value={height}
              checked={seat === height}
              onChange={() => onChange(height)}
              className="size-2.5 shrink-0 appearance-none rounded-full border-2 border-ink-soft outline-none checked:border-[6px] checked:border-spruce"
            />
            {words[height]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
