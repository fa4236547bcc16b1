import { type Zone, zoneSpan } from '@lithe/contracts/constants'

const tints: Record<Zone, string> = { green: 'bg-tint-green', yellow: 'bg-tint-yellow', red: 'bg-tint-red' }

type Props = { score: number; zone: Zone; zoneStart: number; zoneEnd: number; label: string }

/** The whole span from 0 to 100, the zone the score fell into, and the score as a mark on it. */
export function ZoneBar({ score, zone, zoneStart, zoneEnd, label }: Props) {
  return (
    <div className="flex items-center gap-1 text-ink-soft tabular">
      <span aria-hidden="true">{zoneSpan.start}</span>
      <div
        role="img"
        aria-label={`${label}: ${Math.floor(score)} of ${zoneSpan.end}`}
        className="relative h-[14px] flex-1 rounded-full bg-sand"
      >
        <div
          className={`absolute inset-y-0 rounded-full ${tints[zone]}`}
          style={{ left: `${zoneStart}%`, width: `${zoneEnd - zoneStart}%` }}
        />
        <div
          className="absolute -top-[5px] h-[24px] w-[6px] -translate-x-1/2 rounded-full bg-ink"
          style={{ left: `clamp(3px, ${score}%, 100% - 3px)` }}
        />
      </div>
      <span aria-hidden="true">{zoneSpan.end}</span>
    </div>
  )
}
