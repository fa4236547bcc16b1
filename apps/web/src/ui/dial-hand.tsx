import { type DialScale, dialCentre, dialDegrees, dialPoint, dialRing } from '@lithe/card/dial'

/** The measured age. On arrival it travels there from the real one, as the number does. */
export function DialHand({ scale, age, from }: { scale: DialScale; age: number; from: number }) {
  const foot = dialPoint(scale, age, dialRing.inner - 6)
  const tip = dialPoint(scale, age, dialRing.outer + 4)
  return (
    <g
      stroke="var(--ember)"
      fill="var(--ember)"
      className="dial-hand"
      style={{
        transformOrigin: `${dialCentre.x}px ${dialCentre.y}px`,
        '--dial-from': `${dialDegrees(scale, from) - dialDegrees(scale, age)}deg`,
      }}
    >
      <line x1={foot.x} y1={foot.y} x2={tip.x} y2={tip.y} strokeWidth="6" strokeLinecap="round" />
      <circle cx={tip.x} cy={tip.y} r="7" stroke="none" />
    </g>
  )
}
