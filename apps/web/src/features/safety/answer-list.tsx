type Props<Answer extends string> = {
  legend: string
  choices: Partial<Record<Answer, string>>
  ticked: readonly Answer[]
  onTick: (answer: Answer, isTicked: boolean) => void
}

/** Statements that may hold for the person, to be ticked. */
export function AnswerList<Answer extends string>({ legend, choices, ticked, onTick }: Props<Answer>) {
  return (
    <fieldset className="mt-1.5">
      <legend className="font-semibold">{legend}</legend>
      <ul className="border-t border-hairline">
        {(Object.entries(choices) as [Answer, string][]).map(([answer, words]) => (
          <li key={answer} className="border-b border-hairline">
            <label className="flex min-h-6 cursor-pointer items-center gap-1.5 py-0.5 leading-tight has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ember">
              <input
                type="checkbox"
                checked={ticked.includes(answer)}
                onChange={event => onTick(answer, event.target.checked)}
                className="size-3 shrink-0 accent-spruce outline-none"
              />
              {words}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
