import { type MovementId, movements } from '@lithe/movements/catalog'

type Stance = 'front' | 'side' | 'prone' | 'seated'

const floorStances: Partial<Record<MovementId, Stance>> = {
  'push-up': 'prone',
  plank: 'prone',
  'sit-and-reach': 'seated',
}

const stanceOf = (movement: MovementId): Stance =>
  floorStances[movement] ?? (movements[movement].view === 'side' ? 'side' : 'front')

/** Where head, trunk and feet should be: limbs as thick round lines in a 100 × 133 picture. */
const bodies = {
  front: {
    head: [50, 20],
    limbs:
      'M50 31v36 M44 35h12 M42 36l-7 24 2 16 M58 36l7 24-2 16 M46 38v28 M54 38v28 M45 66l-2 26 1 25h-4 M55 66l2 26-1 25h4',
  },
  side: { head: [51, 20], limbs: 'M50 31v36 M50 37l1 21 5 17 M50 66l1 26-1 25h9' },
  prone: { head: [22, 74], limbs: 'M30 80l26 6 M32 81v28h8 M56 86l18 8 16 11v6' },
  seated: { head: [32, 58], limbs: 'M34 74l-2 30 M35 76l10 12 14 6 M32 106l26-2 26 4v-8' },
} satisfies Record<Stance, { head: readonly [number, number]; limbs: string }>

/** A faint figure to step into, over the picture of oneself. */
export function BodyGuide({ movement }: { movement: MovementId }) {
  const { head, limbs } = bodies[stanceOf(movement)]
  return (
    <div className="guide">
      <svg viewBox="0 0 100 133" aria-hidden="true">
        <mask id="outline">
          <Body head={head} limbs={limbs} ink="white" thickness={8.6} />
          <Body head={head} limbs={limbs} ink="black" thickness={7} />
        </mask>
        <rect width="100" height="133" mask="url(#outline)" className="guide-chalk" />
        <path className="guide-floor" d="M14 124h72" />
      </svg>
    </div>
  )
}

type BodyProps = { head: readonly [number, number]; limbs: string; ink: string; thickness: number }

function Body({ head, limbs, ink, thickness }: BodyProps) {
  return (
    <g fill={ink} stroke={ink} strokeWidth={thickness} strokeLinecap="round" strokeLinejoin="round">
      <circle cx={head[0]} cy={head[1]} r="4" />
      <path d={limbs} fill="none" />
    </g>
  )
}
