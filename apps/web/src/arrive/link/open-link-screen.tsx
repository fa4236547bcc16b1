import { guestIdPattern } from '@lithe/contracts/api'
import { linksWords } from '@lithe/words/live/links'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { outbox } from '../../memory/outbox/browser-outbox.ts'
import { paths } from '../../navigation/paths.ts'
import { Apart } from '../../people/codes/sign-in-actions.tsx'
import { currentKeeper, isInUse } from '../../people/profiles-here.ts'
import { settleIn } from '../../people/sign-in.ts'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { NoticeScreen } from '../../ui/screen.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ProgressLine, StillWaiting, useIsHere } from '../../ui/waiting.tsx'
import { isolated } from '../../words/formats.ts'
import { arrivedLink } from './arrived-link.ts'
import { type LinkStep, useLink } from './use-link.ts'

/** Moves a guest's data here to the account, unless it is to stay apart. */
async function redeem(key: string, isApart: boolean) {
  const { userIdentifier } = currentKeeper()
  const guest = isGuestHere() && !isApart ? { userIdentifier } : {}
  const { userIdentifier: account } = await outbox.drain(() => api.signInWithLink({ key, ...guest }))
  await settleIn(account, { isApart })
  const { done, doneTelegram, doneAs } = linksWords.arrived
  showToast({
    title: done,
    description: /^\d+$/.test(account) ? doneTelegram : doneAs({ account: isolated(account) }),
  })
}

const isGuestHere = () => guestIdPattern.test(currentKeeper().userIdentifier)

type LinkText = { title: string; lead: string | null; more: string | null }

function told(step: LinkStep): LinkText {
  const { asking, opening, spent, unanswered } = linksWords.arrived
  if (step === 'asking') return asking
  if (step === 'opening') return { title: opening.title, lead: null, more: null }
  return step === 'spent' ? spent : { ...unanswered, more: null }
}

/** Page that the messenger's links open in the external browser. */
export function OpenLinkScreen() {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [mustAsk] = useState(isInUse)
  const [isApart, setApart] = useState(() => mustAsk && isGuestHere())
  const { step, open } = useLink({
    link: arrivedLink(),
    mustAsk,
    redeem: key => redeem(key, isApart),
    onOpened: to => {
      if (isHere()) void navigate(to, { replace: true })
    },
  })
  const { title, lead, more } = told(step)
  const { asking, opening, unanswered, startHere } = linksWords.arrived
  const stay = () => void navigate(paths.start.link(), { replace: true })

  return (
    <NoticeScreen
      title={title}
      plate="single-leg-stance-semi-tandem"
      action={
        step === 'opening' ? null : (
          <div className="ways">
            {step === 'asking' ? <QuietButton onClick={stay}>{asking.no}</QuietButton> : null}
            {step === 'unanswered' ? <QuietButton onClick={stay}>{startHere}</QuietButton> : null}
            {step === 'spent' ? (
              <ActionButton onClick={stay}>{startHere}</ActionButton>
            ) : (
              <ActionButton onClick={open}>{step === 'asking' ? asking.yes : unanswered.again}</ActionButton>
            )}
          </div>
        )
      }
    >
      {lead === null ? <ProgressLine label={opening.moment} share={null} /> : <p>{lead}</p>}
      <StillWaiting isWaiting={step === 'opening'}>{opening.continues}</StillWaiting>
      {more === null ? null : <p className="text-base">{more}</p>}
      {step === 'asking' && isApart ? <Apart onMine={() => setApart(false)} /> : null}
    </NoticeScreen>
  )
}
