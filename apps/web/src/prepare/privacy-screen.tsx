import { wayWords } from '@lithe/words/live/way'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { configQuery } from '../api/queries.tsx'
import { giveConsent } from '../memory/consent-store.ts'
import { currentCaller } from '../memory/identity.ts'
import { useOrganisation } from '../memory/visit/visit-store.ts'
import { paths } from '../navigation/paths.ts'
import { Sender } from '../people/organisation.tsx'
import { ActionButton } from '../ui/buttons.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { useWayBack } from '../ui/header-links.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

export function PrivacyScreen() {
  const words = wayWords.privacy
  const navigate = useNavigate()
  const organisation = useOrganisation()
  const months = useGuestRetention()
  const { userIdentifier } = currentCaller()

  function agree() {
    giveConsent(userIdentifier, new Date())
    navigate(paths.workoutPreview.link())
  }

  return (
    <PreparationScreen
      page="privacy"
      title={words.title}
      back={useWayBack(paths.questionnaire.link())}
      beside="squat"
      action={
        <>
          <p className="-mx-3 bg-ground px-3 pb-1 text-ink-soft short:pb-0.5 short:leading-tight">
            {words.agree}
          </p>
          <ActionButton onClick={agree}>{wayWords.continue}</ActionButton>
        </>
      }
    >
      <PageHeading>{words.heading}</PageHeading>
      <ol className="mt-3 flex flex-col short:mt-2">
        {words.promises.map((promise, index) => (
          <li
            key={promise}
            className="rise relative border-s-2 border-hairline pb-2 ps-3 last:border-transparent last:pb-0 short:pb-1"
            style={{ '--step': index + 1 }}
          >
            <span
              aria-hidden="true"
              className="absolute top-1 -start-[7px] size-[12px] rounded-full bg-ember"
              style={{ opacity: 0.4 + 0.3 * index }}
            />
            <h2 className="font-soft text-title leading-tight font-medium">{promise}</h2>
          </li>
        ))}
      </ol>
      <section className="rise mt-3 rounded-card bg-sand p-3 short:mt-2 short:p-2" style={{ '--step': 4 }}>
        <h2 className="font-semibold">{words.all}</h2>
        <ul className="mt-1 flex flex-col gap-0.5">
          {words.sent.map(item => (
            <li key={item} className="flex gap-1.5">
              <span aria-hidden="true">–</span>
              {item}
            </li>
          ))}
        </ul>
        <p className="mt-1.5">{words.never}</p>
        <p className="mt-1.5">{words.takeBack}</p>
        <Disclosure title={words.more}>
          <div className="flex flex-col gap-1">
            <p>{words.looked}</p>
            <p>{words.lookAfter}</p>
            <p>{words.erased({ months })}</p>
            <p>{words.reminders}</p>
          </div>
        </Disclosure>
        {organisation ? <Sender organisation={organisation} className="mt-1.5 font-semibold" /> : null}
      </section>
    </PreparationScreen>
  )
}

const monthsUntilTold = 24

/** Months without activity after which a guest is erased, from the server's settings. */
const useGuestRetention = (): number =>
  useQuery({
    ...configQuery,
    select: ({ guestRetentionMonths }) => guestRetentionMonths,
  }).data ?? monthsUntilTold
