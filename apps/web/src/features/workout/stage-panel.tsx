import type { ReactNode } from 'react'

/** Lies over the player, which goes on living underneath. */
export function StagePanel({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <section className="appear absolute inset-0 z-20 overflow-y-auto bg-ground px-3">
      <div className="mx-auto flex min-h-full w-full max-w-[480px] flex-col">
        <div className="flex flex-1 flex-col justify-center py-3">{children}</div>
        {action ? (
          <div className="sticky bottom-0 -mx-3 flex flex-col gap-1.5 bg-linear-to-t from-ground from-90% to-transparent px-3 pt-3 pb-[max(20px,env(safe-area-inset-bottom))]">
            {action}
          </div>
        ) : null}
      </div>
    </section>
  )
}
