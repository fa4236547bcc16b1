import { cardLayouts, leadOf, type ShareChoice } from '@lithe/card'
import type { FreeReport } from '@lithe/contracts/api'
import { cardFormats } from '@lithe/contracts/constants'
import { shareWords } from '@lithe/words/live/share'
import type { ReactNode } from 'react'
import { isolated } from '../../words/formats.ts'

type Props = {
  report: FreeReport
  choice: ShareChoice
  onChange: (choice: ShareChoice) => void
  /** Extra rows. */
  children: ReactNode
}

/** Shape and content of the card; an older age is opt-in. */
export function CardChoices({ report, choice, onChange, children }: Props) {
  const { userName, userAge, mobilityAge, isOrMore = false } = report
  const isKinder = leadOf(report) === 'best'
  const hasAge = !isKinder || choice.showsMobilityAge
  return (
    <>
      <FormatField choice={choice} onChange={onChange} />
      <fieldset className="mt-1">
        <legend className="sr-only">{shareWords.onCard}</legend>
        {isKinder && mobilityAge !== null ? (
          <ChoiceRow
            words={shareWords.mobilityAge({ age: mobilityAge, told: isOrMore ? 'orMore' : 'years' })}
            isChosen={choice.showsMobilityAge}
            onChange={showsMobilityAge => onChange({ ...choice, showsMobilityAge })}
          />
        ) : null}
        {hasAge ? (
          <ChoiceRow
            words={shareWords.realAge({ age: userAge })}
            isChosen={choice.showsRealAge}
            onChange={showsRealAge => onChange({ ...choice, showsRealAge })}
          />
        ) : null}
        {userName.trim() ? (
          <ChoiceRow
            words={shareWords.name({ name: isolated(userName) })}
            isChosen={choice.showsName}
            onChange={showsName => onChange({ ...choice, showsName })}
          />
        ) : null}
        {children}
      </fieldset>
    </>
  )
}

function FormatField({ choice, onChange }: Pick<Props, 'choice' | 'onChange'>) {
  return (
    <fieldset className="mt-1.5 flat:mt-0">
      <legend className="sr-only">{shareWords.format}</legend>
      <div className="flex gap-1.5">
        {cardFormats.map(format => (
          <label
            key={format}
            className="flex min-h-6 min-w-0 flex-1 cursor-pointer items-center justify-center gap-1 framed bg-raised px-1 py-1 has-checked:border-spruce has-checked:bg-sand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name="card-format"
              checked={choice.format === format}
              onChange={() => onChange({ ...choice, format })}
              className="sr-only"
            />
            <FormatShape {...cardLayouts[format]} />
            <span className="min-w-0 wrap-anywhere">{shareWords.formats[format]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const shapePx = 22

const FormatShape = ({ width, height }: { width: number; height: number }) => (
  <span
    aria-hidden="true"
    className="block shrink-0 rounded-[3px] border-2 border-spruce"
    style={{ height: shapePx, width: (shapePx * width) / height }}
  />
)

type ChoiceRowProps = { words: string; isChosen: boolean; onChange: (isChosen: boolean) => void }

/** An optional item on the card. */
export function ChoiceRow({ words, isChosen, onChange }: ChoiceRowProps) {
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-1.5 py-0.5">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        className="tick"
      />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </label>
  )
}
