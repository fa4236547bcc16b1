import { shellWords } from '@lithe/words/live/shell'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { MainAction } from './buttons.tsx'
import { Chronophotograph } from './chronophotograph.tsx'
import { BackLink, HelpButton } from './header-links.tsx'

type Props = {
  /** Title of the browser tab. */
  title: string
  back?: string | (() => void)
  progress?: { step: number; of: number }
  /** Exit from this page, before the help button in the header. */
  leave?: ReactNode
  /** Content next to the column on wide screens. */
  beside?: string
  /** The main action, within the thumb's reach. */
  action?: ReactNode
  /** Changes when the action is replaced while the page stays. */
  actionIsNow?: string
  /** Long content after the main action, for keyboard use and high zoom. */
  story?: ReactNode
  children: ReactNode
}

/** Look of the main action's place, within the thumb's reach while its part of the page is in view. */
export const footLook = 'foot page-foot z-10'

/** One column on a phone; on wide screens, with a chronophotograph beside it. */
export function Screen({
  title,
  back,
  progress,
  leave,
  beside = 'hero-squat',
  action,
  actionIsNow,
  story,
  children,
}: Props) {
  const foot = action ? (
    <MainAction
      {...(actionIsNow === undefined ? {} : { isNow: actionIsNow })}
      className={`${footLook} ${story ? 'story-foot' : ''}`}
    >
      {action}
    </MainAction>
  ) : null
  return (
    <div className="min-h-[calc(100dvh-var(--covered))] lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(480px,560px)]">
      <title>{shellWords.title({ page: title })}</title>
      <aside className="page-beside">
        <Chronophotograph movement={beside} canSlide className="living" />
      </aside>
      <div className="page mx-auto flex min-h-[calc(100dvh-var(--covered))] w-full max-w-column flex-col px-3 flat:has-data-on-its-side:max-w-[820px]">
        <header className="page-header flex min-h-8 flex-wrap items-center gap-1 pt-[calc(var(--edge-top)+8px)]">
          {back ? <BackLink to={back} /> : null}
          <Wordmark />
          <div className="ms-auto flex items-center gap-1">
            {progress ? <StepArc {...progress} /> : null}
            {leave}
            <HelpButton />
          </div>
        </header>
        <main className="flex flex-1 flex-col pt-3 pb-4">
          {children}
          {story ? foot : null}
          {story}
        </main>
        {story ? null : foot}
      </div>
    </div>
  )
}

type StepArcProps = { step: number; of: number }

/** Progress of the preparation: points on a rising arc. */
function StepArc({ step, of }: StepArcProps) {
  const points = Array.from({ length: of }, (_, index) => {
    const along = of === 1 ? 1 : index / (of - 1)
    return { number: index + 1, x: 6 + along * 76, y: 22 - Math.sin((along * Math.PI) / 2) * 16 }
  })
  const here = points[step - 1]
  return (
    <div role="img" aria-label={shellWords.step({ step, of })} className="relative">
      <svg viewBox="0 0 88 28" className="h-3.5 max-[300px]:hidden rtl:-scale-x-100" aria-hidden="true">
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--hairline)"
          strokeWidth="1.5"
        />
        {points.map(({ number, x, y }) => (
          <circle
            key={number}
            cx={x}
            cy={y}
            r="3.5"
            fill={number <= step ? 'var(--ember)' : 'var(--ground)'}
            stroke={number <= step ? 'var(--ember)' : 'var(--ink-soft)'}
            strokeWidth="1.5"
          />
        ))}
      </svg>
      {/* Separate from the drawing, so that it can move between pages in transitions. */}
      <span
        aria-hidden="true"
        className="step-dot absolute -ms-[6px] -mt-[6px] size-[12px] rounded-full bg-ember max-[300px]:hidden"
        style={{ insetInlineStart: here?.x, top: here?.y }}
      />
    </div>
  )
}

/** The name, beneath an arc drawn by its rising letters; larger text leaves its place to the page. */
export function Wordmark() {
  return (
    <span className="relative inline-block font-soft text-[min(var(--text-title),30px)] font-semibold text-spruce">
      Lithe
      <svg
        viewBox="0 0 64 14"
        className="absolute -top-[6px] start-0 w-full overflow-visible"
        aria-hidden="true"
      >
        <path d="M3 4Q34 -3 61 13" fill="none" stroke="var(--ember)" strokeWidth="1.6" />
        <path
          d="M3 4h.01M24 2.1h.01M44 5.2h.01"
          stroke="var(--ember)"
          strokeWidth="3.8"
          strokeLinecap="round"
        />
        <circle cx="61" cy="13" r="2.6" fill="var(--ember)" />
      </svg>
    </span>
  )
}

/** A screen's heading, which takes focus on route changes, to be announced. */
export function PageHeading({ children, className = '' }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isFirstPage = key === 'default'

  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
  }, [isFirstPage])

  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={`font-soft text-display font-medium short:text-head tracking-[-0.01em] text-spruce ${className}`}
    >
      {children}
    </h1>
  )
}

type NoticeScreenProps = {
  title: string
  plate: string
  /** Urgent content, shown above everything else. */
  first?: ReactNode
  action: ReactNode
  children: ReactNode
}

/** A page for disappointing outcomes: a calm plate, what happened, and what to do. */
export function NoticeScreen({ title, plate, first = null, action, children }: NoticeScreenProps) {
  return (
    <Screen title={title} action={action} beside={plate}>
      {first ?? <Chronophotograph movement={plate} className="notice-plate" />}
      {/* A long word does not fit at display size with double text size. */}
      <div className={`@container mt-3 ${first ? '' : 'lg:mt-auto'}`}>
        <PageHeading className="@max-[12em]:text-head @max-[12em]:hyphens-auto">{title}</PageHeading>
      </div>
      <div data-on-its-side className="notice">
        {children}
      </div>
    </Screen>
  )
}

type PageSectionProps = { title: string; children: ReactNode; className?: string }

export function PageSection({ title, children, className = '' }: PageSectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={`mt-6 print:mt-2 ${className}`}>
      <h2
        id={heading}
        className="mb-2 font-soft text-head font-medium text-spruce print:mb-0.5 print:text-title"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}

type PointsProps = { of: readonly string[]; className: string }

/** A short list with ember bullets. */
export const Points = ({ of, className }: PointsProps) => (
  <ul className={`flex flex-col ${className}`}>
    {of.map(words => (
      <li key={words} className="flex gap-1.5">
        <span aria-hidden="true" className="mt-[11px] size-[8px] shrink-0 rounded-full bg-ember" />
        {words}
      </li>
    ))}
  </ul>
)
