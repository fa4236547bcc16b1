import { otp } from '@lithe/contracts/constants'

/** Said only once it matters. */
export function AttemptsLeft({ attemptsLeft }: { attemptsLeft: number }) {
  if (attemptsLeft > otp.tellAttemptsAtMost) return null
  return (
    <p className="mt-0.5 tabular">
      Attempts left: {attemptsLeft}/{otp.attempts}
    </p>
  )
}
