import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import { Chronophotograph } from './chronophotograph.tsx'
import { MainAction } from './main-action.tsx'
import { StepArc } from './step-arc.tsx'
import { Wordmark } from './wordmark.tsx'

type Props = {
  /** Of the browser tab. */
  title: string
  back?: string | (() => void)
  progress?: { step: number; of: number }
  /** At the far end of the header: a way out of this page. */
  leave?: ReactNode
  /** What stands beside the column on a wide screen. */
  beside?: string
  /** The main action, within the thumb's reach. */
  action?: ReactNode
  /** Changes where the action becomes another one while the page stays. */
  actionIsNow?: string
  children: ReactNode
}

/** One column in a hand, the same column beside a chronophotograph on a desk. */
export function Screen({
  title,
  back,
  progress,
  leave,
  beside = 'hero-squat',
  action,
  actionIsNow,
  children,
}: Props) {
  return (
    <div className="min-h-[calc(100dvh-var(--covered))] lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(480px,560px)]">
      <title>{`${title} · Lithe`}</title>
      <aside className="sticky top-0 hidden h-dvh place-items-center overflow-hidden border-r border-hairline lg:grid">
        <Chronophotograph
          movement={beside}
          crop="full-bleed"
          canSlide
          className="living h-[min(76dvh,820px)] w-full"
        />
      </aside>
      <div className="mx-auto flex min-h-[calc(100dvh-var(--covered))] w-full max-w-[480px] flex-col px-3 flat:has-data-on-its-side:max-w-[820px]">
        <header className="flex min-h-8 items-center gap-1 pt-[calc(var(--edge-top)+8px)]">
          {back ? <BackLink to={back} /> : null}
          <Wordmark />
          {progress ? <StepArc {...progress} /> : null}
          {leave ? <div className="ml-auto">{leave}</div> : null}
        </header>
        <main className="flex flex-1 flex-col pt-3 pb-4">{children}</main>
        {action ? (
          <MainAction
            {...(actionIsNow === undefined ? {} : { isNow: actionIsNow })}
            className="sticky bottom-(--covered) z-10 -mx-3 bg-linear-to-t from-ground from-75% to-transparent px-3 pt-4 pb-[max(20px,var(--edge-bottom))] flat:pt-2 flat:pb-[max(8px,var(--edge-bottom))]"
          >
            {action}
          </MainAction>
        ) : null}
      </div>
    </div>
  )
}
