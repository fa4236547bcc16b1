import type { Reminder, ReminderWay, ReminderWish } from '@lithe/contracts/api'
import { reminderWeeks } from '@lithe/contracts/constants'
import { remindersWords } from '@lithe/words/live/reminders'
import { QuietButton } from '../../ui/buttons.tsx'
import { isolated, momentIn } from '../../words/formats.ts'
import { momentOf } from './use-reminder.ts'

export type Draft = ReminderWish & { way: ReminderWay }

type FieldsProps = {
  draft: Draft
  onChange: (draft: Draft) => void
  /** In the order shown. */
  ways: readonly ReminderWay[]
  mailTo: string | null
  now: Date
}

/** Asks when and how to remind, and shows the resulting date. */
export function ReminderFields({ draft, onChange, ways, mailTo, now }: FieldsProps) {
  return (
    <div className="mt-3 flex flex-col gap-3">
      <fieldset>
        <legend className="font-semibold">{remindersWords.weeks}</legend>
        <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-1">
          {reminderWeeks.map(count => (
            <Choice
              key={count}
              name="weeks"
              isChosen={draft.weeks === count}
              onChoose={() => onChange({ ...draft, weeks: count })}
            >
              {remindersWords.inWeeks({ count })}
            </Choice>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor="time" className="font-semibold">
          {remindersWords.time}
        </label>
        <input
          id="time"
          type="time"
          required
          value={draft.time}
          // The field may be empty for a moment during typing.
          onChange={({ target }) => target.value && onChange({ ...draft, time: target.value })}
          className="mt-1 field block min-h-7 px-2 text-lead tabular"
        />
      </div>
      {ways.length > 1 ? (
        <fieldset>
          <legend className="font-semibold">{remindersWords.way}</legend>
          <div className="mt-1 flex flex-col gap-1">
            {ways.map(way => (
              <Choice
                key={way}
                name="way"
                isChosen={draft.way === way}
                onChoose={() => onChange({ ...draft, way })}
              >
                {way === 'mail'
                  ? remindersWords.byMail({ address: isolated(mailTo ?? '') })
                  : remindersWords.byMessage}
              </Choice>
            ))}
          </div>
        </fieldset>
      ) : null}
      <p role="status" className="border-s-4 border-ember ps-2">
        <span className="font-semibold">
          {remindersWords.onDay({ moment: momentIn(momentOf(draft, now), draft.zone) })}
        </span>{' '}
        {remindersWords.private}
      </p>
    </div>
  )
}

type ChoiceProps = { name: string; isChosen: boolean; onChoose: () => void; children: string }

const Choice = ({ name, isChosen, onChoose, children }: ChoiceProps) => (
  <label className="framed-choice min-h-7 min-w-0 justify-center px-0.5! bg-raised text-center wrap-anywhere has-checked:border-spruce has-checked:bg-spruce has-checked:font-semibold has-checked:text-on-spruce">
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="sr-only" />
    {children}
  </label>
)

type SetProps = {
  reminder: Reminder
  mailTo: string | null
  isBusy: boolean
  onChange: () => void
  onStop: () => void
}

/** The reminder as set, with ways to change or cancel it. */
export function SetReminder({ reminder, mailTo, isBusy, onChange, onStop }: SetProps) {
  const { done } = remindersWords
  return (
    <section aria-labelledby="set" className="mt-3 appear">
      <h2 id="set" className="font-semibold">
        {done.heading}
      </h2>
      <p className="mt-1 font-soft text-head font-medium text-spruce">
        <time dateTime={reminder.at}>{momentIn(reminder.at, reminder.zone)}</time>
      </p>
      <p className="mt-1 text-lead text-ink-soft wrap-anywhere">
        {reminder.way === 'mail' ? done.mail({ address: isolated(mailTo ?? '') }) : done.message}
      </p>
      <div className="mt-3 flex flex-wrap gap-1.5">
        <QuietButton onClick={onChange}>{done.change}</QuietButton>
        <QuietButton disabled={isBusy} onClick={onStop}>
          {done.stop}
        </QuietButton>
      </div>
    </section>
  )
}
