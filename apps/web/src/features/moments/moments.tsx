import type { Caller, Moment } from '@lithe/contracts/api'
import { movements, wayOf } from '@lithe/movements/catalog'
import { momentsWords } from '@lithe/words/live/moments'
import { movementsWords } from '@lithe/words/live/movements'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../api/client.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { useReducedMotion } from '../../ui/motion.ts'
import { rich } from '../../words/formats.ts'
import {
  between,
  curveOf,
  type Figure,
  figureOf,
  frameOf,
  headOf,
  isSideOn,
  limbsOf,
  neckOf,
  type Point,
  pathsOf,
  trunkOf,
} from './stick-bones.ts'

/** The moments a report stands on; nothing while they are on their way, for the report does without. */
export function Moments({ caller, assessmentId }: { caller: Caller; assessmentId: string }) {
  const { data } = useQuery({
    queryKey: ['moments', assessmentId, caller.userIdentifier],
    queryFn: () => api.readMoments(caller, { assessmentId }),
  })
  if (!data || data.moments.length === 0) return null
  return (
    <section aria-labelledby="moments" className="mt-6 print:hidden">
      <h2 id="moments" className="mb-1 font-soft text-head font-medium text-spruce">
        {momentsWords.title}
      </h2>
      <p className="text-ink-soft">
        {momentsWords.kept}
        {data.moments.every(({ agreement }) => agreement === 'agrees') ? ` ${momentsWords.agrees}` : null}
      </p>
      <ul className="mt-2 flex flex-col gap-4">
        {data.moments.map(moment => (
          <li key={moment.movement}>
            <MomentView moment={moment} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Earlier exposures on the plate, in shares of the way to the telling one. */
const exposures = [
  { share: 0, opacity: 0.1 },
  { share: 0.5, opacity: 0.16 },
] as const

/** The moment a number stands on, as a figure on a plate; a press plays it once. */
function MomentView({ moment }: { moment: Moment }) {
  const { movement, aspect, agreement, figuresPerSecond, telling } = moment
  const isStill = useReducedMotion()
  const figures = useMemo(
    () => moment.figures.map(places => places && figureOf(places, aspect)),
    [moment.figures, aspect],
  )
  const frame = useMemo(() => frameOf(figures), [figures])
  const { figure, isPlaying, play } = usePlayed({ figures, figuresPerSecond, telling })
  const told = figures[telling]
  const isFromSide = told ? isSideOn(told) : false
  const { traces: joint, unit } = movements[movement]
  const paths = joint ? pathsOf(figures.slice(0, telling + 1), joint) : []
  const name = movementsWords.names[wayOf(moment)]
  const thin = Math.max(frame.width, frame.height) * 0.008

  return (
    <figure className="m-0">
      <div className="overflow-hidden rounded-card bg-sand">
        <svg
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          preserveAspectRatio="xMidYMax meet"
          role="img"
          aria-label={momentsWords.figure({ movement: name, unit })}
          className="block h-[clamp(180px,32dvh,280px)] w-full"
        >
          <line
            x1={frame.x - frame.width * 9}
            x2={frame.x + frame.width * 10}
            y1={frame.floor + thin * 2}
            y2={frame.floor + thin * 2}
            stroke="var(--outline)"
            strokeWidth={thin}
          />
          {isPlaying
            ? null
            : exposures.map(({ share, opacity }) => {
                const ghost = figures[Math.round(telling * share)]
                return ghost ? (
                  <StickFigure key={share} figure={ghost} isFromSide={isFromSide} opacity={opacity} />
                ) : null
              })}
          {figure ? <StickFigure figure={figure} isFromSide={isFromSide} /> : null}
          {paths.map(path => (
            <path
              key={curveOf(path)}
              d={curveOf(path)}
              fill="none"
              stroke="var(--ember)"
              strokeWidth={thin * 1.4}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </svg>
      </div>
      <figcaption className="mt-1 flex flex-wrap items-center justify-between gap-1">
        <span className="min-w-0 flex-1 basis-[10rem]">
          {rich(
            momentsWords.caption({
              movement: name,
              unit,
              b: said => <span className="font-semibold">{said}</span>,
            }),
          )}
        </span>
        {isStill ? null : (
          <QuietButton
            onClick={play}
            disabled={isPlaying}
            aria-label={momentsWords.playThis({ movement: name })}
          >
            {momentsWords.play}
          </QuietButton>
        )}
      </figcaption>
      {agreement === 'differs' ? <p className="mt-0.5 text-ink-soft">{momentsWords.differs}</p> : null}
    </figure>
  )
}

const lineOf = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

type StickFigureProps = { figure: Figure; isFromSide: boolean; opacity?: number }

/** One body in ink: the far side lighter, the trunk one calm shape, the head a disc. */
function StickFigure({ figure, isFromSide, opacity = 1 }: StickFigureProps) {
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

type Shown = { figures: readonly (Figure | null)[]; figuresPerSecond: number; telling: number }

/** Rests for a moment at the end, so that the last figure is seen before the telling one is back. */
const restMs = 600

/** The figure to show now: the telling one, or after a press the moment from its beginning, once. */
function usePlayed({ figures, figuresPerSecond, telling }: Shown) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const isPlaying = seconds !== null
  const lasts = (figures.length - 1) / figuresPerSecond

  useEffect(() => {
    if (!isPlaying) return
    let started: number | null = null
    let request = 0
    const step = (now: number) => {
      started ??= now
      const gone = (now - started) / 1000
      if (gone > lasts + restMs / 1000) return setSeconds(null)
      setSeconds(Math.min(gone, lasts))
      request = requestAnimationFrame(step)
    }
    request = requestAnimationFrame(step)
    return () => cancelAnimationFrame(request)
  }, [isPlaying, lasts])

  const place = seconds === null ? telling : seconds * figuresPerSecond
  const before = figures[Math.floor(place)] ?? null
  const after = figures[Math.ceil(place)] ?? null
  const figure = before && after ? between(before, after, place % 1) : (before ?? after)
  return { figure, isPlaying, play: () => setSeconds(0) }
}
