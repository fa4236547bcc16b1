import type { ShareChoice } from '@lithe/card'
import type { Caller } from '@lithe/contracts/api'
import { shareWords } from '@lithe/words/live/share'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { optionalConfigQuery } from '../../api/queries.tsx'
import { sentenceFor } from '../../api/sentence-for.ts'
import { messenger } from '../../messenger/messenger.ts'
import { ActionButton, linkLook } from '../../ui/buttons.tsx'
import { StillWaiting } from '../../ui/waiting.tsx'

type SentCard = ShareChoice & { caller: Caller; assessmentId: string }

/** Sends the card to the person's chat, to forward from there: the main way to share in a messenger. */
export function SendToChat({ chat, card }: { chat: OwnChat; card: SentCard }) {
  const { caller, assessmentId, ...choice } = card
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      postToChat({
        send: () => api.sendCard({ ...caller, ...choice, initData: chat.initData }, { assessmentId }),
        askToWrite: chat.askToWrite,
      }),
    // A tap needs an immediate response, even offline.
    networkMode: 'always',
    onSuccess: () => chat.feel('success'),
    onError: failure => {
      console.error('The card was not sent', failure)
      chat.feel('warning')
    },
  })

  return (
    <>
      <ActionButton className="mt-2" disabled={isPending || isSuccess} onClick={() => mutate()}>
        {isPending ? shareWords.sending : isSuccess ? shareWords.sent : shareWords.toChat}
      </ActionButton>
      <StillWaiting isWaiting={isPending} />
      <div role="alert">
        {isSuccess ? <p className="appear mt-1">{shareWords.passOn}</p> : null}
        {error ? <p className="appear mt-1 text-ember-text">{sentenceFor(error)}</p> : null}
        {error instanceof ApiError && error.code === 'bot-blocked' ? <ChatLink /> : null}
      </div>
    </>
  )
}

/** Opens the chat in which to press Start; hidden if its URL is unknown. */
export function ChatLink() {
  const { data: botUrl } = useQuery({
    ...optionalConfigQuery,
    select: ({ telegramBotUrl }) => telegramBotUrl,
  })
  return botUrl ? (
    <a href={botUrl} target="_blank" rel="noreferrer" className={linkLook}>
      {shareWords.openChat}
    </a>
  ) : null
}

/** The person's chat with our bot, reached through the messenger. */
type OwnChat = {
  /** Identifies the chat. */
  initData: string
  askToWrite: () => Promise<boolean>
  feel: (what: 'success' | 'warning') => void
}

/** Null outside the messenger, and in Telegram Web's frame, where no session proves whose chat it is. */
export function ownChat(): OwnChat | null {
  const around = messenger()
  return around && !around.isFramed && around.initData !== '' ? around : null
}

type Post = { send: () => Promise<unknown>; askToWrite: () => Promise<boolean> }

const isBlocked = (error: unknown) => error instanceof ApiError && error.code === 'bot-blocked'

/** Sends something to the person's chat. If the bot may not write yet, asks for permission once and retries. */
export async function postToChat({ send, askToWrite }: Post): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!isBlocked(error) || !(await askToWrite())) throw error
    await send()
  }
}
