import type { ReminderWay } from '@lithe/contracts/api'
import { remindersWords } from '@lithe/words/live/reminders'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../api/errors.ts'
import { sentenceFor } from '../../api/sentence-for.ts'
import { currentCaller } from '../../memory/identity.ts'
import { paths } from '../../navigation/paths.ts'
import { toSignIn } from '../../navigation/sign-in-again.ts'
import { CalendarLink } from '../../report/come-back.tsx'
import { ChatLink, ownChat, postToChat } from '../../report/share/send-to-chat.tsx'
import { ActionButton, linkLook, QuietButton } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading, Screen } from '../../ui/screen.tsx'
import { showToast } from '../../ui/toasts.ts'
import { type Draft, ReminderFields, SetReminder } from './reminder-form.tsx'
import {
  type By,
  type Reachable,
  useReminder,
  useSetReminder,
  useStopReminder,
  wishFrom,
} from './use-reminder.ts'

const plate = 'toe-touch'

/** Sets, changes and cancels one reminder of the next test. Says what a person who cannot be reached can do. */
export function RemindersScreen() {
  const [caller] = useState(currentCaller)
  const { data } = useReminder(caller)
  const [isChanging, setChanging] = useState(false)
  const ways = data ? waysOf(data) : []

  if (data && ways.length > 0 && (isChanging || data.reminder === null))
    return <Asking reachable={data} ways={ways} onSet={() => setChanging(false)} />
  return (
    <Page>
      {data?.reminder ? <Known reachable={data} onChange={() => setChanging(true)} /> : null}
      {data && data.reminder === null ? <NoWay canMail={data.canMail} /> : null}
    </Page>
  )
}

/** Offers messages only in Telegram, where the chat can be proven. */
function waysOf({ mailTo, canMessage }: Reachable): ReminderWay[] {
  return [...(canMessage && ownChat() ? ['message' as const] : []), ...(mailTo ? ['mail' as const] : [])]
}

type PageProps = {
  /** Whether the choices fill the page. */
  isFull?: boolean
  children: ReactNode
}

function Page({ isFull = false, children }: PageProps) {
  return (
    <Screen title={remindersWords.title} beside={plate} action={<Finish />}>
      {isFull ? null : (
        <Chronophotograph movement={plate} className="mt-auto h-[17dvh] w-full short:hidden lg:hidden" />
      )}
      <PageHeading className={isFull ? 'mt-auto' : 'mt-2 lg:mt-auto'}>{remindersWords.heading}</PageHeading>
      <p className="mt-2 text-lead">{remindersWords.worth}</p>
      <p className="mt-1 text-ink-soft">{remindersWords.what}</p>
      {children}
      <div className="mb-auto" />
    </Screen>
  )
}

const Finish = () => {
  const navigate = useNavigate()
  return <ActionButton onClick={() => navigate(paths.start.link())}>{remindersWords.finish}</ActionButton>
}

type AskingProps = { reachable: Reachable; ways: readonly ReminderWay[]; onSet: () => void }

function Asking({ reachable: { reminder, mailTo }, ways, onSet }: AskingProps) {
  const [caller] = useState(currentCaller)
  const [now] = useState(() => new Date())
  const [first = 'mail'] = ways
  const [draft, setDraft] = useState<Draft>(() => ({ ...wishFrom(reminder), way: reminder?.way ?? first }))
  const chat = ownChat()
  const { mutate, isPending, error } = useSetReminder(caller, send =>
    chat && draft.way === 'message' ? postToChat({ send, askToWrite: chat.askToWrite }) : send(),
  )
  const by: By =
    draft.way === 'message' ? { way: 'message', initData: chat?.initData ?? '' } : { way: 'mail' }
  const { way: _way, ...wish } = draft

  return (
    <Page isFull>
      <ReminderFields draft={draft} onChange={setDraft} ways={ways} mailTo={mailTo} now={now} />
      <QuietButton
        className="mt-2 min-h-main"
        disabled={isPending}
        onClick={() => mutate({ ...wish, by }, { onSuccess: onSet })}
      >
        {isPending ? remindersWords.setting : remindersWords.set}
      </QuietButton>
      <div role="alert">
        {error ? <p className="appear mt-1 text-ember-text">{sentenceFor(error)}</p> : null}
        {error instanceof ApiError && error.code === 'bot-blocked' ? <ChatLink /> : null}
      </div>
    </Page>
  )
}

function Known({
  reachable: { reminder, mailTo },
  onChange,
}: {
  reachable: Reachable
  onChange: () => void
}) {
  const [caller] = useState(currentCaller)
  const { mutate, isPending, error } = useStopReminder(caller)
  const { done } = remindersWords
  if (reminder === null) return null
  const stop = () =>
    mutate(undefined, { onSuccess: () => showToast({ title: done.stopped, description: done.again }) })
  return (
    <>
      <SetReminder {...{ reminder, mailTo, onChange }} isBusy={isPending} onStop={stop} />
      <p role="alert" className="mt-1 text-ember-text empty:hidden">
        {error ? sentenceFor(error) : null}
      </p>
    </>
  )
}

/** Offers a guest, who has no email address, the calendar, and says what email would take. */
function NoWay({ canMail }: { canMail: boolean }) {
  const [openedAt] = useState(() => new Date())
  return (
    <div className="mt-1">
      <CalendarLink of={`next-${openedAt.toDateString().replaceAll(' ', '-')}`} from={openedAt} />
      <p className="mt-3 text-lead">{canMail ? remindersWords.signIn.what : remindersWords.notHere}</p>
      {canMail ? (
        <Link to={paths.login.link()} state={toSignIn} className={linkLook}>
          {remindersWords.signIn.go}
        </Link>
      ) : null}
    </div>
  )
}
