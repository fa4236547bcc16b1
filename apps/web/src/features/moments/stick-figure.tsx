import { type Figure, headOf, limbsOf, neckOf, type Point, trunkOf } from './stick-bones.ts'

const lineOf = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

type Props = { figure: Figure; isFromSide: boolean; opacity?: number }

/** One body in ink: the far side lighter, the trunk one calm shape, the head a disc. */
export function StickFigure({ figure, isFromSide, opacity = 1 }: Props) {
  const head = headOf(figure)
  const thickness = head.radius * 0.52
  const limbs = (side: 0 | 1) =>
    limbsOf(figure, side).map(limb => <polyline key={lineOf(limb)} points={lineOf(limb)} fill="none" />)
  return (
    <g
      opacity={opacity}
      stroke="var(--spruce)"
      strokeWidth={thickness}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g opacity={isFromSide ? 0.45 : 1}>{limbs(1)}</g>
      <polygon points={lineOf(trunkOf(figure))} fill="var(--spruce)" />
      <polyline points={lineOf(neckOf(figure))} fill="none" />
      {limbs(0)}
      <circle cx={head.x} cy={head.y} r={head.radius} fill="var(--spruce)" stroke="none" />
    </g>
  )
}
