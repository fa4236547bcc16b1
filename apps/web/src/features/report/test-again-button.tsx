import { useNavigate } from 'react-router'
import { backToTest } from '../../paths.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'

/** For those who want the missing number. */
export function TestAgainButton() {
  const navigate = useNavigate()
  return (
    <QuietButton className="mt-3 w-full print:hidden" onClick={() => navigate(backToTest.link())}>
      Take the test again
    </QuietButton>
  )
}
