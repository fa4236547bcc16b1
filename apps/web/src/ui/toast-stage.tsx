import { lazy, Suspense } from 'react'
import { useToasts } from './toasts.ts'

const Toaster = lazy(() => import('./toaster.tsx').then(module => ({ default: module.Toaster })))

/** Where notices appear; what draws them is fetched with the first one. */
export function ToastStage() {
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0)
  return <Suspense>{hasToasts ? <Toaster /> : null}</Suspense>
}
