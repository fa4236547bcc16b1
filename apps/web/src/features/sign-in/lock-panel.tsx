import { AttemptsLeft } from './attempts-left.tsx'

/** Until the time is up there is nothing to type, but always a way on. */
export function LockPanel({ seconds }: { seconds: number }) {
  return (
    <section className="rise mt-3 rounded-card bg-sand p-3 short:mt-2 short:p-2">
      <p className="font-soft text-title font-medium tabular">Locked. Try again in {seconds}s</p>
      <AttemptsLeft attemptsLeft={0} />
      <p role="alert" className="mt-1">
        Five codes did not match, so signing in here rests for a while. After that, ask for a new code. Or go
        on without signing in now.
      </p>
    </section>
  )
}
