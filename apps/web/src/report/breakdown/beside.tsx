import type { FullReport } from '@lithe/contracts/api'
import { type OwnPlate, plateSheet } from '@lithe/contracts/own-plate'
import { bodyOverDrawing } from '@lithe/design/own-plate'
import { Plate } from '@lithe/design/plate'
import { movementsWords } from '@lithe/words/live/movements'
import { reportPageWords } from '@lithe/words/live/report-page'
import { useEffect, useId, useState } from 'react'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { numeral } from '../../words/formats.ts'
import type { BreakdownLine, MeasuredLine } from './breakdown-lines.ts'
import { OwnPicture, plateFrame } from './own-picture.tsx'
import { bodyOf, peopleOf, repetitionUnit } from './report-words.ts'
import { byYears, fallOf } from './waterfall.tsx'

export type OwnPlateOf = (movement: string) => OwnPlate | null

type Ages = Pick<FullReport, 'userAge' | 'userSex' | 'mobilityAge' | 'isOrMore'>
type Props = { ages: Ages; lines: readonly BreakdownLine[]; ownPlateOf: OwnPlateOf }
type Cause = { line: MeasuredLine; years: number }

/** The movement that moved the age most, in the direction it moved; null if the years do not add up. */
export function causeOf(ages: Ages, lines: readonly BreakdownLine[]): Cause | null {
  const fall = fallOf(ages, lines)
  if (!fall) return null
  const way = Math.sign(fall.to - fall.from)
  const [first] = byYears(lines)
    .flatMap(line =>
      line.isMissing || line.years === null || line.yearsEffect === null
        ? []
        : [{ line, years: Math.round(line.yearsEffect) }],
    )
    .filter(({ years }) => way === 0 || years * way > 0)
    .toSorted((one, other) => Math.abs(other.years) - Math.abs(one.years))
  return first ?? null
}

/** Says in a sentence what moved the age most, and shows that body next to a typical one of the same age. */
export function Beside({ ages, lines, ownPlateOf }: Props) {
  const heading = useId()
  const cause = causeOf(ages, lines)
  if (!cause) return null
  const { line, years } = cause
  const own = ownPlateOf(line.movement)
  const effect = years > 0 ? 'adds' : years < 0 ? 'takes' : 'none'
  const isFold = line.picture === 'toe-touch'
  return (
    <section
      aria-labelledby={heading}
      className="mt-4 flat:grid flat:grid-cols-2 flat:grid-rows-[1fr_auto_auto_1fr] flat:gap-x-4 flat:*:first:self-end flat:*:data-plate:col-start-2 flat:*:data-plate:row-span-4 flat:*:data-plate:row-start-1 flat:*:data-plate:my-0 flat:*:data-plate:h-[52dvh] print:hidden"
    >
      <h2 id={heading} className="font-soft text-head leading-tight font-medium text-spruce">
        {reportPageWords.beside.cause({ effect, body: bodyOf(line), years: Math.abs(years) })}
      </h2>
      {isFold && line.number && line.median !== null ? (
        <TwoFolds degrees={line.number.value} median={line.median} own={own} ages={ages} />
      ) : (
        <>
          {own ? (
            <OwnPicture of={own} className={`mt-2 ${plateFrame}`} />
          ) : (
            <Chronophotograph movement={line.picture} className={`mt-2 ${plateFrame}`} />
          )}
          <TwoNumbers line={line} ages={ages} />
        </>
      )}
    </section>
  )
}

type Folds = Readonly<Record<string, string>>
const loadFolds = (): Promise<Folds> => import('@lithe/design/folds').then(({ folds }) => folds)

/** Angle in degrees from which a body is upright, and needs a taller frame. */
const uprightFrom = 112

/** The drawn body nearest to an angle. */
const nearest = (folds: Folds, degrees: number) =>
  Object.entries(folds).toSorted(
    ([one], [other]) => Math.abs(Number(one) - degrees) - Math.abs(Number(other) - degrees),
  )[0]

type TwoFoldsProps = { degrees: number; median: number; own: OwnPlate | null; ages: Ages }

/** The person's own deepest pose, or one drawn from the number, over the median for their age and sex. */
function TwoFolds({ degrees, median, own, ages }: TwoFoldsProps) {
  const [folds, setFolds] = useState<Folds>({})
  const { outline, nearly } = reportPageWords.beside
  useEffect(() => {
    // Decorative, so omitted offline.
    loadFolds().then(setFolds, () => {})
  }, [])
  const [likeDegrees, like] = nearest(folds, median) ?? []
  const [ownDegrees, drawn] = nearest(folds, degrees) ?? []
  const height = Math.max(degrees, median) > uprightFrom ? 'upright' : 'folded'
  const people = { people: peopleOf('flexibility', ages.userSex), age: ages.userAge }
  return (
    <>
      <Plate
        name="fold"
        source={like && drawn ? bodyOverDrawing(own ?? drawn, like, height, plateSheet) : null}
        className={`mt-2 ${plateFrame}`}
      />
      <p className="mt-1 text-ink-soft">{(likeDegrees === ownDegrees ? nearly : outline)(people)}</p>
    </>
  )
}

/** Rounds a median as far as its studies allow: to whole numbers, or to fives above twenty seconds. */
const roughly = (median: number, unit: string) =>
  unit === 'seconds' && median > 20 ? Math.round(median / 5) * 5 : Math.max(1, Math.round(median))

/** Two bars on one scale: the person's number, and the median for their age and sex. */
function TwoNumbers({ line, ages: { userAge: age, userSex } }: { line: MeasuredLine; ages: Ages }) {
  const { number, median, metric } = line
  if (!number || median === null) return null
  const { you, like, about, orMore, half } = reportPageWords.beside
  const others = roughly(median, number.unit)
  const most = Math.max(number.value, others, 1)
  const lasts = number.mostPossible !== null && median >= number.mostPossible
  const told = `${numeral(others)}\u00a0${unitOf(line, others)}`
  return (
    <>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-y-1.5">
        <Bar
          name={you}
          told={`${metric.value}\u00a0${metric.unit}`}
          share={number.value / most}
          look="bg-figure"
        />
        <Bar
          name={like({ people: peopleOf(line.test, userSex), age })}
          told={(lasts ? orMore : about)({ number: told })}
          share={others / most}
          look="border-2 border-ink-soft"
        />
      </dl>
      {lasts ? null : <p className="mt-1 text-ink-soft">{half}</p>}
    </>
  )
}

const unitOf = ({ movement, picture, number }: MeasuredLine, count: number): string =>
  number?.unit === 'seconds'
    ? movementsWords.units.seconds({ count })
    : repetitionUnit(movement, picture === 'squat-seated' ? 'seated' : null, count)

type BarProps = { name: string; told: string; share: number; look: string }

const Bar = ({ name, told, share, look }: BarProps) => (
  <div>
    <dt className="float-start me-1">{name}</dt>
    <dd>
      <strong className="font-semibold">{told}</strong>
      <span
        aria-hidden="true"
        className={`mt-0.5 block h-[14px] rounded-full ${look}`}
        style={{ width: `${100 * share}%` }}
      />
    </dd>
  </div>
)
