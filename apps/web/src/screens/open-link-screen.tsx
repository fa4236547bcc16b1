import { guestIdPattern } from '@lithe/contracts/api'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { arrivedLink } from '../features/browser-link/arrived-link.ts'
import { type LinkStep, useLink } from '../features/browser-link/use-link.ts'
import { outbox } from '../features/outbox/browser-outbox.ts'
import { paths } from '../navigation/paths.ts'
import { currentKeeper, isInUse } from '../people/profiles-here.ts'
import { settleIn } from '../people/sign-in.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { NoticeScreen } from '../ui/screen.tsx'
import { showToast } from '../ui/toasts.ts'
import { ProgressLine, StillWaiting, useIsHere } from '../ui/waiting.tsx'

/** What a guest did here comes along, as at every sign-in. */
async function redeem(key: string) {
  const { userIdentifier } = currentKeeper()
  await outbox.flush()
  const guest = guestIdPattern.test(userIdentifier) ? { userIdentifier } : {}
  const { userIdentifier: account } = await api.signInWithLink({ key, ...guest })
  await settleIn(account)
  showToast({
    title: 'Here you are',
    description: `You are signed in ${/^\d+$/.test(account) ? 'with your Telegram account' : `as ${account}`}.`,
  })
}

const words = {
  asking: {
    title: 'Go on here from Telegram?',
    lead: 'Somebody uses Lithe in this browser already. The link signs you in here with the account that you use in Telegram.',
    more: 'Only go on if you pressed “Open in your browser” yourself just now.',
  },
  opening: { title: 'Opening Lithe…', lead: null, more: null },
  spent: {
    title: 'This link has been used, or is too old',
    lead: 'Go back to Telegram and press “Open in your browser” again.',
    more: 'Each link opens once, within ten minutes, so that it can never open for anybody else.',
  },
  unanswered: {
    title: 'Lithe does not answer',
    lead: 'Please check your network, then try again. Your link is still good for a few minutes.',
    more: null,
  },
} satisfies Record<LinkStep, { title: string; lead: string | null; more: string | null }>

/** Where a link from the messenger leads in the person's own browser. */
export function OpenLinkScreen() {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [mustAsk] = useState(isInUse)
  const { step, open } = useLink({
    link: arrivedLink(),
    mustAsk,
    redeem,
    onOpened: to => {
      if (isHere()) void navigate(to, { replace: true })
    },
  })
  const { title, lead, more } = words[step]
  const stay = () => void navigate(paths.start.link(), { replace: true })

  return (
    <NoticeScreen
      title={title}
      plate="hero-squat"
      action={
        step === 'opening' ? null : (
          <div className="flex flex-col gap-1.5">
            {step === 'asking' ? <QuietButton onClick={stay}>Stay as I am</QuietButton> : null}
            {step === 'unanswered' ? <QuietButton onClick={stay}>Start here instead</QuietButton> : null}
            {step === 'spent' ? (
              <ActionButton onClick={stay}>Start here instead</ActionButton>
            ) : (
              <ActionButton onClick={open}>{step === 'asking' ? 'Yes, go on' : 'Try again'}</ActionButton>
            )}
          </div>
        )
      }
    >
      {lead === null ? <ProgressLine label="One moment" share={null} /> : <p>{lead}</p>}
      <StillWaiting isWaiting={step === 'opening'}>It goes on by itself.</StillWaiting>
      {more === null ? null : <p className="text-base">{more}</p>}
    </NoticeScreen>
  )
}
