import type { ReactNode } from 'react'
import { MainAction } from '../../ui/main-action.tsx'

/** Lies over the player, which goes on living underneath. */
export function StagePanel({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <section className="appear absolute inset-0 z-20 overflow-y-auto bg-ground px-3">
      <div className="mx-auto flex min-h-full w-full max-w-[480px] flex-col flat:max-w-[840px] flat:flex-row flat:gap-4">
        <div className="flex flex-1 flex-col justify-center py-3 flat:py-1">{children}</div>
        {action ? (
          <MainAction className="sticky bottom-0 -mx-3 flex flex-col gap-1.5 bg-linear-to-t from-ground from-90% to-transparent px-3 pt-3 pb-[max(20px,var(--edge-bottom))] flat:mx-0 flat:w-[280px] flat:shrink-0 flat:self-end flat:bg-none flat:px-0">
            {action}
          </MainAction>
        ) : null}
      </div>
    </section>
  )
}
