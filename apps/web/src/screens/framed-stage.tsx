import { lazy, Suspense } from 'react'

const FramedScreen = lazy(() =>
  import('./framed-screen.tsx').then(module => ({ default: module.FramedScreen })),
)

/** In the place of every page, where the messenger's web version shows us in a frame. */
export const FramedStage = () => (
  <Suspense>
    <FramedScreen />
  </Suspense>
)
