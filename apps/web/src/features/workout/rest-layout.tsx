import type { ReactNode } from 'react'
import { MainAction } from '../../ui/main-action.tsx'

/** The large part in the middle of a rest. */
export const RestStage = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-1 flex-col items-center justify-center py-2 short:py-1 flat:col-start-1 flat:row-span-4 flat:row-start-1">
    {children}
  </div>
)

/** What can be pressed in a rest, within the thumb's reach. */
export const RestActions = ({ isNow, children }: { isNow: string; children: ReactNode }) => (
  <MainAction
    isNow={isNow}
    className="sticky bottom-0 -mx-3 flex flex-wrap gap-1.5 bg-linear-to-t from-ground from-90% to-transparent px-3 pt-2 pb-[max(20px,var(--edge-bottom))] short:[&>button]:min-h-[60px]"
  >
    {children}
  </MainAction>
)
