import { lazy, Suspense } from 'react'
import { useAskedProof } from '../ask-proof.ts'

const FreshProofSheet = lazy(() =>
  import('./fresh-proof-sheet.tsx').then(module => ({ default: module.FreshProofSheet })),
)

/** Where a person is asked to prove themselves once more. */
export function FreshProofStage() {
  const asked = useAskedProof(state => state.asked)
  if (!asked) return null
  return (
    <Suspense>
      <FreshProofSheet comesBackWith={asked.comesBackWith} onAnswer={asked.answer} />
    </Suspense>
  )
}
