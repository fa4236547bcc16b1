import './chronophotograph.css'
import { circlePath, limbPath } from '../stage/limb-path.ts'
import { type SquatFigure, squatFigure } from './squat-figure.ts'

const exposures = 7
const strideX = 0.21
/** Depth of the squat at each exposure: weight shifts slowly, then the body sinks. */
const depths = Array.from({ length: exposures }, (_, index) => {
  const share = index / (exposures - 1)
  return share * share * (3 - 2 * share)
})
const figures = depths.map(squatFigure)
const wayPoints = ['head', 'hip', 'hand'] as const

/** Body parts from back to front; radii are in body heights. */
const parts = (figure: SquatFigure) => [
  { ink: 'skin', path: limbPath(figure.shoulder, figure.head, 0.026, 0.022) },
  { ink: 'hair', path: circlePath({ x: figure.head.x - 0.012, y: figure.head.y - 0.014 }, 0.06) },
  { ink: 'skin', path: circlePath({ x: figure.head.x + 0.014, y: figure.head.y + 0.008 }, 0.052) },
  { ink: 'shoe', path: limbPath({ x: -0.018, y: -0.024 }, figure.toe, 0.03, 0.017) },
  { ink: 'cloth', path: limbPath(figure.knee, figure.ankle, 0.043, 0.026) },
  { ink: 'cloth', path: limbPath(figure.hip, figure.knee, 0.07, 0.045) },
  { ink: 'cloth', path: limbPath(figure.hip, figure.shoulder, 0.072, 0.056) },
  { ink: 'skin', path: limbPath(figure.elbow, figure.hand, 0.024, 0.018) },
  { ink: 'sleeve', path: limbPath(figure.shoulder, figure.elbow, 0.04, 0.028) },
]

const way = (joint: keyof SquatFigure) =>
  figures.map((figure, index) => `${figure[joint].x + index * strideX},${figure[joint].y}`).join(' ')

const solidity = (index: number) => 0.14 + 0.86 * ((index + 1) / exposures) ** 2.2

/** One squat on one plate. Each further exposure appears as `share` grows from 0 to 1. */
export function Chronophotograph({ share = 1 }: { share?: number }) {
  const developed = share * exposures
  return (
    <svg className="chronophotograph" viewBox="-0.3 -1.1 2.15 1.15" aria-hidden="true">
      <line x1="-0.3" x2="1.85" y1="0" y2="0" className="floor" />
      {figures.map((figure, index) => (
        <g
          key={depths[index]}
          transform={`translate(${index * strideX} 0)`}
          style={{ opacity: developed >= index + 1 ? solidity(index) : 0.05 }}
        >
          {parts(figure).map(({ ink, path }) => (
            <path key={path} d={path} className={ink} />
          ))}
        </g>
      ))}
      {share >= 1 &&
        wayPoints.map(joint => <polyline key={joint} points={way(joint)} className="way" pathLength="1" />)}
    </svg>
  )
}
