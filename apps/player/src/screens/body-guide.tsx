import type { Assignment } from '../state/assignment.ts'
import { type GuideFigure, guideFigure } from './guide-figures.ts'

/** Width of the chalk outline around the body, relative to the limbs. */
const chalk = 0.19
/** Lines of floor and furniture. */
const line = 'fill-none stroke-[#fbf6ee] stroke-[1.2] opacity-80 [stroke-linecap:round]'

/** A faint figure to step into, over the mirrored picture. */
export function BodyGuide({ assignment }: { assignment: Assignment }) {
  const figure = guideFigure(assignment)
  const [left, top, width, height] = figure.frame
  return (
    <div className="guide pointer-events-none absolute inset-x-0 px-3 pb-3">
      <svg className="size-full" viewBox={figure.frame.join(' ')} aria-hidden="true">
        <mask id="outline" maskUnits="userSpaceOnUse" x={left} y={top} width={width} height={height}>
          <Body figure={figure} ink="white" share={1} />
          <Body figure={figure} ink="black" share={1 - chalk} />
        </mask>
        {figure.chair && <path className={line} d={figure.chair} />}
        <rect
          x={left}
          y={top}
          width={width}
          height={height}
          mask="url(#outline)"
          className="fill-[#fbf6ee] opacity-90"
        />
        <path className={line} d={figure.floor} />
      </svg>
    </div>
  )
}

type BodyProps = { figure: GuideFigure; ink: string; share: number }

function Body({ figure: { head, limbs, thickness }, ink, share }: BodyProps) {
  const [x, y, radius] = head
  return (
    <g fill={ink} stroke={ink} strokeWidth={thickness * share} strokeLinecap="round" strokeLinejoin="round">
      <circle cx={x} cy={y} r={radius} />
      <path d={limbs} fill="none" />
    </g>
  )
}
