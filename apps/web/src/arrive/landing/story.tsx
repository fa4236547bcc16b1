import { defaultMinutes, fullReportPriceUsd } from '@lithe/contracts/constants'
import type { Organisation } from '@lithe/contracts/organisations'
import { type ExerciseItem, movements, type WorkoutItem, wayOf } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { shellWords } from '@lithe/words/live/shell'
import { storyWords } from '@lithe/words/live/story'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { usePublicConfig } from '../../api/use-public-config.ts'
import { paths } from '../../navigation/paths.ts'
import { linkLook } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { LanguagePicker } from '../../ui/language-picker.tsx'
import { MobilityDial } from '../../ui/mobility-dial.tsx'
import { Wordmark } from '../../ui/screen.tsx'
import { dollars, numeral, rich } from '../../words/formats.ts'
import { Research, Section, useNear } from './research.tsx'

type StoryProps = {
  organisation: Organisation | null
  workouts: readonly WorkoutItem[]
  minutes: number
  /** For people who reached an organisation's link by mistake. */
  leaveOrganisation: ReactNode
}

/** Everything below the first screenful. */
export function Story({ organisation, workouts, minutes, leaveOrganisation }: StoryProps) {
  return (
    <>
      <TrustList minutes={minutes} />
      <MovementStory workouts={workouts} minutes={minutes} />
      <ResultPromise />
      <PrivacyPromise />
      <Research />
      <PriceList organisation={organisation} />
      <div className="mt-4">{leaveOrganisation}</div>
      <LandingFooter />
    </>
  )
}

/** Promises that hold before the test starts, each explained. */
function TrustList({ minutes }: { minutes: number }) {
  const { trust } = storyWords
  const promises = [
    { promise: trust.private, truly: trust.truly },
    { promise: trust.ai, truly: trust.finds },
    { promise: trust.minutes({ minutes }), truly: trust.stop },
  ]
  return (
    <Section title={storyWords.promise} plate="hero-squat" rem={20}>
      <ul className="mt-2 flex flex-col gap-2">
        {promises.map(({ promise, truly }) => (
          <li key={promise} className="flex items-baseline gap-1.5">
            <span aria-hidden="true" className="size-1 shrink-0 -translate-y-[2px] rounded-full bg-ember" />
            <span>
              <span className="block font-semibold">{promise}</span>
              <span className="block text-ink-soft">{truly}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type MovementStoryProps = { workouts: readonly WorkoutItem[]; minutes: number }

/** The movements as captioned plates, as in a museum. */
function MovementStory({ workouts, minutes }: MovementStoryProps) {
  const exercises = workouts.filter((item): item is ExerciseItem => item.type === 'exercise')
  return (
    <Section
      title={storyWords.what}
      plate={exercises[0]?.movement ?? 'hero-squat'}
      rem={8 + 25 * exercises.length}
    >
      <p className="mt-2 text-lead text-ink-soft">
        {storyWords[minutes === defaultMinutes ? 'under' : 'about']({ minutes })}
      </p>
      <ol>
        {exercises.map((exercise, index) => (
          <MovementPlate key={exercise.id} exercise={exercise} number={index + 1} />
        ))}
      </ol>
    </Section>
  )
}

function MovementPlate({ exercise, number }: { exercise: ExerciseItem; number: number }) {
  const place = useRef<HTMLLIElement>(null)
  const isNear = useNear(place)
  const { movement, durationSeconds: seconds, test } = exercise
  const duration = movementsWords.time({ kind: movements[movement].kind, seconds })
  return (
    <li ref={place} data-plate={movement} className="mt-2 lg:mt-4">
      <div className="-mx-3 aspect-[3/2] lg:hidden">
        {isNear ? <Chronophotograph movement={movement} className="size-full" /> : null}
      </div>
      <div className="mt-2 grid grid-cols-[auto_1fr] gap-x-2">
        <span
          aria-hidden="true"
          className="row-span-2 w-5 font-soft text-numeral leading-[0.8] font-medium text-ember tabular"
        >
          {number}
        </span>
        <p className="text-ink-soft">{storyWords.test({ test: shellWords.tests[test], duration })}</p>
        <h3 className="font-soft text-title font-medium text-spruce">
          {movementsWords.names[wayOf(exercise)]}
        </h3>
      </div>
      <p className="mt-1">{movementsWords.what[wayOf(exercise)]}</p>
    </li>
  )
}

const example = { mobilityAge: 58, range: [49, 66], realAge: 62 } as const

/** What a person gets, in a labelled example. */
function ResultPromise() {
  const [low, high] = example.range
  return (
    <Section title={storyWords.age} plate="hero-squat" rem={27}>
      <p className="mt-2 text-lead text-ink-soft">{storyWords.oneNumber}</p>
      <div className="mt-4">
        <MobilityDial {...example} />
      </div>
      <p className="mt-1 text-center text-ink-soft">
        {storyWords.example({ age: example.mobilityAge, low, high })}
      </p>
    </Section>
  )
}

/** What is free and what costs money, like a menu. */
function PriceList({ organisation }: { organisation: Organisation | null }) {
  const isIncluded = organisation?.unlocksReports === true
  return (
    <Section title={storyWords.costs} plate="toe-touch" rem={14}>
      <dl className="mt-3 flex flex-col gap-3">
        <Price name={storyWords.yourAge} price={storyWords.free}>
          {storyWords.freeHolds}
        </Price>
        <Price
          name={storyWords.report}
          price={isIncluded ? storyWords.included : dollars(fullReportPriceUsd * 100)}
        >
          {isIncluded ? storyWords.takenCare({ name: organisation.name }) : storyWords.reportHolds}
        </Price>
      </dl>
    </Section>
  )
}

function Price({ name, price, children }: { name: string; price: string; children: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,auto)_minmax(8px,1fr)_auto] items-baseline gap-x-1.5">
      <dt className="font-soft text-title font-medium text-spruce">{name}</dt>
      <span aria-hidden="true" className="border-b-2 border-dotted border-outline" />
      <dd className="font-soft text-title font-medium text-spruce tabular">{price}</dd>
      <dd className="col-span-3 mt-0.5 text-ink-soft">{children}</dd>
    </div>
  )
}

const examples = [
  { value: 31, unit: 'seconds' },
  { value: 82, unit: 'degrees' },
  { value: 14, unit: 'squat' },
] as const

/** Illustrates the privacy promise by how little is sent. */
function PrivacyPromise() {
  return (
    <Section title={storyWords.stays} plate="single-leg-stance" rem={26}>
      <p className="mt-2 text-lead text-ink-soft">{storyWords.onlyNumbers}</p>
      <dl className="mt-4 grid grid-cols-3 divide-x divide-hairline border-y border-hairline py-3">
        {examples.map(({ value, unit }) => (
          <div key={unit} className="flex flex-col-reverse text-center">
            <dt className="text-ink-soft">{movementsWords.units[unit]({ count: value })}</dt>
            <dd className="font-soft text-display font-medium text-spruce tabular">{numeral(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{storyWords.switchOff}</p>
    </Section>
  )
}

/** Says what Lithe is not and does not do, with a contact. */
function LandingFooter() {
  const { footer } = storyWords
  const { config } = usePublicConfig()
  return (
    <section aria-label={footer.label} className="mt-9 border-t border-hairline pt-4 text-ink-soft">
      <Wordmark />
      <p className="mt-2">{footer.what}</p>
      <p className="mt-2">{footer.noTrackers}</p>
      <LanguagePicker />
      <p className="mt-2">
        <Link to={paths.yourData.link()} className={linkLook}>
          {footer.yourData}
        </Link>
      </p>
      {config?.supportEmail ? (
        <p className="mt-2">
          {rich(
            footer.questions({
              address: config.supportEmail,
              mail: address => (
                <a href={`mailto:${address}`} className={`${linkLook} break-all`}>
                  {address}
                </a>
              ),
            }),
          )}
        </p>
      ) : null}
    </section>
  )
}
