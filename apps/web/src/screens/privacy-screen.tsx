import { nameWithin, type Organisation } from '@lithe/contracts/organisations'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { configQuery } from '../api/queries.tsx'
import {
  forgetReplayConsent,
  giveConsent,
  giveReplayConsent,
  useConsents,
} from '../features/consent/consent-store.ts'
import { currentCaller } from '../features/identity/identity.ts'
import { Sender } from '../features/workout/organisation.tsx'
import { useOrganisation } from '../features/workout/visit-store.ts'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const promises = [
  {
    title: 'Only the camera',
    text: 'We ask for the picture, never for the microphone or for where you are.',
  },
  {
    title: 'Nothing is recorded',
    text: 'Each picture is looked at once and let go. There is no film of you to keep or to lose.',
  },
  {
    title: 'Measured on your phone',
    text: 'Your phone finds your joints by itself. The pictures never travel.',
  },
]
const sent = [
  'Your name, age and sex, and how high your chair is if you tell us',
  'A number for each movement, like “14 squats”',
  'How clearly it was seen',
]

export function PrivacyScreen() {
  const navigate = useNavigate()
  const organisation = useOrganisation()
  const months = useGuestRetention()
  const { userIdentifier } = currentCaller()
  const agreedFor = useConsents(({ replaysGiven }) => replaysGiven[userIdentifier]?.organisation)

  function agree() {
    giveConsent(userIdentifier, new Date())
    navigate(paths.workoutPreview.link())
  }

  return (
    <PreparationScreen
      page="privacy"
      title="Your privacy"
      back={paths.success.link()}
      beside="squat"
      action={
        <>
          <p className="-mx-3 bg-ground px-3 pb-1 text-ink-soft">
            “Continue” means you agree: our server keeps your numbers.
          </p>
          <ActionButton onClick={agree}>Continue</ActionButton>
        </>
      }
    >
      <PageHeading>What the camera sees stays with you</PageHeading>
      <ol className="mt-4 flex flex-col">
        {promises.map(({ title, text }, index) => (
          <li
            key={title}
            className="rise relative border-l-2 border-hairline pb-3 pl-3 last:border-transparent last:pb-0"
            style={{ '--step': index + 1 }}
          >
            <span
              aria-hidden="true"
              className="absolute top-1 -left-[7px] size-[12px] rounded-full bg-ember"
              style={{ opacity: 0.4 + 0.3 * index }}
            />
            <h2 className="font-soft text-title font-medium">{title}</h2>
            <p className="mt-0.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <section className="rise mt-4 rounded-card bg-sand p-3" style={{ '--step': 5 }}>
        <h2 className="font-semibold">All that is sent to make your report</h2>
        <ul className="mt-1 flex flex-col gap-0.5">
          {sent.map(item => (
            <li key={item} className="flex gap-1.5">
              <span aria-hidden="true">–</span>
              {item}
            </li>
          ))}
        </ul>
        <p className="mt-1.5">
          You agree that our server keeps these and makes your report of them, for you or for whoever you look
          after. You can take it back in ‘Your data’. Without an account, what is kept is erased {months}{' '}
          months after your last visit.
        </p>
        {organisation ? <Sender organisation={organisation} className="mt-1.5 font-semibold" /> : null}
      </section>
      {organisation?.asksForReplay ? (
        <ReplayField
          organisation={organisation}
          isAgreed={agreedFor === organisation.code}
          onChange={isAgreed =>
            isAgreed
              ? giveReplayConsent(userIdentifier, organisation.code, new Date())
              : forgetReplayConsent(userIdentifier)
          }
        />
      ) : null}
    </PreparationScreen>
  )
}

type ReplayFieldProps = {
  organisation: Organisation
  isAgreed: boolean
  onChange: (isAgreed: boolean) => void
}

/** Off until it is turned on; passing it by takes no press. */
const ReplayField = ({ organisation, isAgreed, onChange }: ReplayFieldProps) => (
  <section className="mt-3" aria-label="A stick figure">
    <label className="framed-choice py-1 has-checked:border-spruce">
      <input
        type="checkbox"
        checked={isAgreed}
        onChange={event => onChange(event.target.checked)}
        className="size-3 shrink-0 accent-[var(--spruce)] outline-none"
      />
      <span>Also send a stick figure</span>
    </label>
    <p className="mt-1 text-ink-soft">
      Only if you like: {nameWithin(organisation)} asks for it, so that our server can measure each movement a
      second time. It is 17 points of your body, ten times a second, and no picture. It is shown to nobody but
      you, in your report, and erased after a year, or sooner in ‘Your data’. Without it the test is just the
      same.
    </p>
  </section>
)

const monthsUntilTold = 24

/** After how many months without a visit a guest is erased, as the server says. */
const useGuestRetention = (): number =>
  useQuery({
    ...configQuery,
    select: ({ guestRetentionMonths }) => guestRetentionMonths,
  }).data ?? monthsUntilTold
