import { contentWords } from '@lithe/words/live/content'
import { wayWords } from '@lithe/words/live/way'
import { whyWords } from '@lithe/words/live/why'
import { useNavigate } from 'react-router'
import { content, storyParagraphs } from '../content/content.ts'
import type { Story, StoryVisit } from '../content/content-shape.ts'
import { paths } from '../navigation/paths.ts'
import { useWayIn } from '../people/onward.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { useWayBack } from '../ui/header-links.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const { story } = content

export function SuccessScreen() {
  const navigate = useNavigate()
  const { search, goal, returnTo } = useWayIn()
  const told = contentWords.story
  return (
    <PreparationScreen
      page={null}
      title={whyWords.success.title}
      back={useWayBack(paths.confidence.link() + search)}
      beside="toe-touch"
      mayBePassed={!returnTo}
      action={<ActionButton onClick={() => navigate(returnTo ?? goal)}>{wayWords.continue}</ActionButton>}
    >
      {story.isExample ? (
        <p className="mb-1 flex items-center gap-1 font-semibold text-ember-text">
          <span aria-hidden="true" className="h-[2px] w-3 bg-ember" />
          {told.example}
        </p>
      ) : null}
      <PageHeading className="mb-3 short:mb-2">{told.title}</PageHeading>
      <StoryArc story={story} />
      <div className="mt-3 flex flex-col gap-1.5 text-lead short:text-base">
        {storyParagraphs(story).map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-3 border-t border-hairline pt-2 text-ink-soft">{told.note}</p>
    </PreparationScreen>
  )
}

const ages = { top: 90, bottom: 54 }
const height = 200
const yOf = (age: number) => ((ages.top - age) / (ages.top - ages.bottom)) * height

const places = { before: 84, after: 276 }

const spoken = (when: string, { mobilityAge, likely: [low, high] }: StoryVisit) =>
  whyWords.success.age({ when, age: mobilityAge, low, high })

/** Two ages with their likely ranges, joined by an arc above the real age's line. */
function StoryArc({ story: { realAge, before, after } }: { story: Story }) {
  const from = yOf(before.mobilityAge)
  const to = yOf(after.mobilityAge)
  const months = contentWords.story
  const words = whyWords.success.drawn({
    before: spoken(months.before, before),
    after: spoken(months.after, after),
    realAge,
  })
  return (
    <figure className="rounded-card bg-sand px-2 py-2">
      {/* A timeline is never mirrored, and its text is anchored left and right. */}
      <svg viewBox="0 0 360 212" role="img" aria-label={words} className="w-full [direction:ltr]">
        <g stroke="var(--ink-soft)" strokeWidth="1.5" strokeDasharray="2 6" strokeLinecap="round">
          <path d={`M4 ${yOf(realAge)}H356`} />
        </g>
        <text
          x="180"
          y={yOf(realAge) + 7}
          textAnchor="middle"
          className="translate-y-[0.9em] fill-ink text-[length:calc(20rem/18)]"
        >
          {whyWords.success.real({ age: realAge })}
        </text>
        <Range x={places.before} visit={before} />
        <Range x={places.after} visit={after} />
        <path
          d={`M${places.before} ${from}C${places.before + 70} ${from - 26} ${places.after - 80} ${from - 6} ${places.after} ${to}`}
          pathLength="1"
          className="chrono-arc"
          fill="none"
          stroke="var(--ember)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <Point x={places.before} y={from} visit={before} side={-1} />
        <Point x={places.after} y={to} visit={after} side={1} />
      </svg>
      <p aria-hidden="true" className="grid grid-cols-2 gap-x-1 text-center text-balance [direction:ltr]">
        {[before, after].map(({ likely: [low, high] }, index) => (
          <span key={low}>
            {index === 0 ? months.before : months.after}
            <br />
            {/* A range does not break at its dash. */}
            {whyWords.success.likely({ low, high }).replace('–', '\u2060–\u2060')}
          </span>
        ))}
      </p>
    </figure>
  )
}

function Range({ x, visit: { likely } }: { x: number; visit: StoryVisit }) {
  const top = Math.max(2, yOf(likely[1]))
  return (
    <rect
      x={x - 9}
      y={top}
      width="18"
      height={yOf(likely[0]) - top}
      rx="9"
      fill="var(--ember)"
      opacity="0.22"
    />
  )
}

type PointProps = { x: number; y: number; visit: StoryVisit; side: -1 | 1 }

function Point({ x, y, visit, side }: PointProps) {
  const anchor = side < 0 ? 'end' : 'start'
  return (
    <>
      <circle cx={x} cy={y} r="8" fill="var(--ember)" />
      <text
        x={x + side * 18}
        y={y + 9}
        textAnchor={anchor}
        className="font-soft text-[length:min(48rem/18,54px)] tabular"
        fontWeight="550"
        fill="var(--spruce)"
        // Keeps the dotted line clear of the figures.
        stroke="var(--sand)"
        strokeWidth="10"
        paintOrder="stroke"
      >
        {visit.mobilityAge}
      </text>
    </>
  )
}
