import type { Moment } from '@lithe/contracts/api'
import type { MovementId } from '@lithe/movements/catalog'
import { useMemo } from 'react'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { useReducedMotion } from '../../ui/use-reduced-motion.ts'
import { frameOf } from './figure-frame.ts'
import { differsWords, momentName, momentWords } from './moment-words.ts'
import { curveOf, figureOf, isSideOn, pathsOf } from './stick-bones.ts'
import { StickFigure } from './stick-figure.tsx'
import { usePlayed } from './use-played.ts'

/** Whose way is worth seeing; of what is held, none. */
const drawnJoint: Record<MovementId, 'wrist' | 'hip' | null> = {
  'single-leg-stance': null,
  'toe-touch': 'wrist',
  squat: 'hip',
  'push-up': 'hip',
  'jumping-jack': 'wrist',
  plank: null,
  'sit-and-reach': 'wrist',
}

/** Earlier exposures on the plate, in shares of the way to the telling one. */
const exposures = [
  { share: 0, opacity: 0.1 },
  { share: 0.5, opacity: 0.16 },
] as const

/** The moment a number stands on, as a figure on a plate; a press plays it once. */
export function MomentView({ moment }: { moment: Moment }) {
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
  const joint = drawnJoint[movement]
  const paths = joint ? pathsOf(figures.slice(0, telling + 1), joint) : []
  const name = momentName(moment)
  const thin = Math.max(frame.width, frame.height) * 0.008

  return (
    <figure className="m-0">
      <div className="overflow-hidden rounded-card bg-sand">
        <svg
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          preserveAspectRatio="xMidYMax meet"
          role="img"
          aria-label={`${name} as a stick figure: ${momentWords(moment)}`}
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
          <span className="font-semibold">{name}</span>: {momentWords(moment)}
        </span>
        {isStill ? null : (
          <QuietButton onClick={play} disabled={isPlaying} aria-label={`Play ${name}`}>
            Play
          </QuietButton>
        )}
      </figcaption>
      {agreement === 'differs' ? <p className="mt-0.5 text-ink-soft">{differsWords}</p> : null}
    </figure>
  )
}
