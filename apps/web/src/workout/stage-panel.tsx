import { shellWords } from '@lithe/words/live/shell'
import { workoutWords } from '@lithe/words/live/workout'
import type { ReactNode } from 'react'
import { ActionButton, MainAction, QuietButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/screen.tsx'

/** Covers the player, which keeps running underneath. */
export function StagePanel({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <section className="appear absolute inset-0 z-20 overflow-y-auto bg-ground px-3">
      <div className="mx-auto flex min-h-full w-full max-w-column flex-col flat:max-w-[840px] flat:flex-row flat:gap-4">
        <div className="flex flex-1 flex-col justify-center py-3 flat:py-1">{children}</div>
        {action ? (
          <MainAction className="foot bottom-[calc(-1*var(--over,0px))] ways from-90% pt-3 flat:mx-0 flat:w-[clamp(200px,30vw,280px)] flat:shrink-0 flat:self-end flat:bg-none flat:px-0">
            {action}
          </MainAction>
        ) : null}
      </div>
    </section>
  )
}

type UnreachablePanelProps = {
  onRetry: () => void
  /** Way to another browser, for hosts that may block the camera. */
  wayOut: ReactNode
}

export function UnreachablePanel({ onRetry, wayOut }: UnreachablePanelProps) {
  const { unreachable } = workoutWords
  const { tryAgain } = shellWords.buttons
  return (
    <StagePanel
      action={
        wayOut ? (
          <>
            <QuietButton onClick={onRetry}>{tryAgain}</QuietButton>
            {wayOut}
          </>
        ) : (
          <ActionButton onClick={onRetry}>{tryAgain}</ActionButton>
        )
      }
    >
      <Chronophotograph
        movement="hero-squat"
        className="mb-3 h-[clamp(96px,26dvh,240px)] w-full flat:hidden"
      />
      <PageHeading>{unreachable.heading}</PageHeading>
      <p className="mt-2 text-lead">
        {unreachable.network} {wayOut ? unreachable.ownBrowser : null}
      </p>
    </StagePanel>
  )
}
