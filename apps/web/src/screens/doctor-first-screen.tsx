import { QuietButton } from '../ui/buttons.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'

type Props = {
  /** What was ticked and asks for a doctor's word, as it was asked. */
  ticked: readonly string[]
  onAnswer: (mayExercise: boolean) => void
  onBack: () => void
}

/** Neither answer is the easier one to press: the person alone knows what the doctor said. */
export function DoctorFirstScreen({ ticked, onAnswer, onBack }: Props) {
  return (
    <Screen
      title="A doctor’s word"
      back={onBack}
      beside="rest"
      actionIsNow="doctor"
      action={
        <div className="flex flex-col gap-1.5 flat:grid flat:grid-cols-2">
          <QuietButton onClick={() => onAnswer(true)}>Yes, I may exercise</QuietButton>
          <QuietButton onClick={() => onAnswer(false)}>Not yet, I’ll ask first</QuietButton>
        </div>
      }
    >
      <PageHeading className="text-head!">Has a doctor said that you may exercise?</PageHeading>
      <p className="mt-2">You ticked:</p>
      <ul className="mt-1 flex flex-col gap-0.5 font-semibold">
        {ticked.map(words => (
          <li key={words} className="flex gap-1.5">
            <span aria-hidden="true" className="mt-[11px] size-[8px] shrink-0 rounded-full bg-ember" />
            {words}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-lead text-ink-soft short:text-base">
        With this, a doctor who knows you should have agreed to light exercise. If so, go on: today’s
        movements are gentle ones.
      </p>
      <p className="mt-1.5 text-lead text-ink-soft short:text-base">
        If you are not sure, ask first. The test can wait.
      </p>
    </Screen>
  )
}
