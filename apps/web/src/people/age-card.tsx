import { ages } from '@lithe/contracts/constants'
import { peopleWords } from '@lithe/words/live/people'
import { isComplete, type Profile } from '../memory/profiles.ts'
import { linkLook, QuietButton } from '../ui/buttons.tsx'
import { isolated } from '../words/formats.ts'

type Props = {
  name: string
  question: AgeQuestion
  onStill: () => void
  onOlder: (age: string) => void
  onOther: () => void
  className?: string
}

/** Asks once a year for the age: a report compares people of the same age, and people grow older. */
export function AgeCard({
  name,
  question: { age, olderAge },
  onStill,
  onOlder,
  onOther,
  className = '',
}: Props) {
  const words = peopleWords.age
  return (
    <section
      aria-label={words.label}
      className={`appear rounded-card border-2 border-hairline bg-raised px-2.5 py-2 ${className}`}
    >
      <h2 className="font-soft text-title font-medium text-spruce wrap-anywhere">
        {words.still({ name: isolated(name), age: Number(age) })}
      </h2>
      <p className="mt-0.5 text-ink-soft">{words.why}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
        <QuietButton onClick={onStill}>{words.yes({ age: Number(age) })}</QuietButton>
        {olderAge ? (
          <QuietButton onClick={() => onOlder(olderAge)}>
            {words.older({ age: Number(olderAge) })}
          </QuietButton>
        ) : null}
        <button type="button" onClick={onOther} className={linkLook}>
          {words.other}
        </button>
      </div>
    </section>
  )
}

const yearMs = 365 * 24 * 60 * 60_000

/** The question about an age given a year ago or longer. */
type AgeQuestion = { age: string; olderAge: string | null }

/** Returns null if the age was confirmed within a year, or at an unknown time. */
export function ageQuestion(profile: Profile | null, nowMs: number): AgeQuestion | null {
  if (!profile?.givenAt || !isComplete(profile)) return null
  const years = Math.floor((nowMs - Date.parse(profile.givenAt)) / yearMs)
  if (years < 1) return null
  const older = Math.min(Number(profile.age) + years, ages.max)
  return { age: profile.age, olderAge: older > Number(profile.age) ? String(older) : null }
}
