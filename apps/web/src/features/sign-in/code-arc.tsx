import { otp } from '@lithe/contracts/constants'

const slotWidth = 50
const width = slotWidth * otp.digits
const height = 40

/** The path of a hand that reaches up and out: quick to rise, slow to come down. */
const hand = { from: { x: 25, y: 34 }, over: { x: 120, y: -22 }, to: { x: width - 25, y: 24 } }

const bend = (from: number, over: number, to: number, along: number) =>
  (1 - along) ** 2 * from + 2 * along * (1 - along) * over + along ** 2 * to

/** How far along the path the middle of a slot is; the bisection is exact to a thousandth of the path. */
function alongAt(x: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 10; step++) {
    const middle = (low + high) / 2
    if (bend(hand.from.x, hand.over.x, hand.to.x, middle) < x) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const points = Array.from({ length: otp.digits }, (_, index) => {
  const x = (index + 0.5) * slotWidth
  return { x, y: bend(hand.from.y, hand.over.y, hand.to.y, alongAt(x)) }
})

/** Over the places for the digits: each digit is one more exposure on the arc, the newest the most solid. */
export function CodeArc({ filled }: { filled: number }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block w-full overflow-visible" aria-hidden="true">
      <path
        d={`M${hand.from.x} ${hand.from.y}Q${hand.over.x} ${hand.over.y} ${hand.to.x} ${hand.to.y}`}
        fill="none"
        stroke="var(--ember)"
        strokeWidth="1.6"
        opacity="0.6"
      />
      {points.map(({ x, y }, index) => (
        <g key={x} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <circle r="4" fill="var(--ground)" stroke="var(--ember)" strokeWidth="1.6" />
          <circle
            r="6"
            fill="var(--ember)"
            className="transition-[transform,opacity] duration-300 ease-body"
            style={exposure(index, filled)}
          />
        </g>
      ))}
    </svg>
  )
}

const exposure = (index: number, filled: number) =>
  index < filled
    ? {
        opacity: 0.4 + 0.6 * ((index + 1) / filled),
        transform: index === filled - 1 ? 'scale(1.1)' : 'scale(0.85)',
      }
    : { opacity: 0, transform: 'scale(0.3)' }
