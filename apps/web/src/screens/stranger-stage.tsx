import { lazy, Suspense } from 'react'

const StrangerScreen = lazy(() =>
  import('./stranger-screen.tsx').then(module => ({ default: module.StrangerScreen })),
)

/** In the place of every page, until the person has said whether they are whom the link names. */
export const StrangerStage = ({ named }: { named: string }) => (
  <Suspense>
    <StrangerScreen named={named} />
  </Suspense>
)
