import type { Caller } from '@lithe/contracts/api'
import { feedbackWords } from '@lithe/words/live/feedback'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { messenger, messengerField } from '../../messenger/messenger.ts'
import { paths } from '../../navigation/paths.ts'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { longWaitMs, useIsHere, within } from '../../ui/waiting.tsx'

async function fetchAssessments(caller: Caller) {
  try {
    return (await api.fetchUser({ ...caller, ...messengerField() })).assessmentsData
  } catch (error) {
    console.warn('The person could not be fetched', error)
    return []
  }
}

type Props = {
  caller: Caller
  /** Whether the person has already asked to close. */
  closesItself?: boolean
}

/** Ways out: close the app, or go to the person's reports. */
export function ClosingActions({ caller, closesItself = false }: Props) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [isContinuing, setIsContinuing] = useState(false)
  const seconds = useSelfClosing(closesItself && !isContinuing)

  const close = () => {
    const around = messenger()
    if (around) around.close()
    else navigate(paths.home.link())
  }
  const proceed = async () => {
    setIsContinuing(true)
    const assessments = await within(longWaitMs, fetchAssessments(caller), [])
    if (!isHere()) return
    if (assessments.length > 1)
      navigate(paths.list.link(), { state: { userIdentifier: caller.userIdentifier, assessments } })
    else navigate(paths.profiles.link())
  }

  const { thanks } = feedbackWords
  const [closesTo, continuesTo] = [useId(), useId()]
  return (
    <div className="flex flex-col gap-1.5">
      {seconds === null ? null : (
        <p role="timer" className="text-center text-ink-soft">
          {thanks.closesIn({ seconds })}
        </p>
      )}
      <QuietButton onClick={close} aria-describedby={closesTo}>
        {thanks.close}
      </QuietButton>
      {messenger() ? null : <To id={closesTo}>{thanks.closeTo}</To>}
      <ActionButton onClick={() => void proceed()} disabled={isContinuing} aria-describedby={continuesTo}>
        {isContinuing ? thanks.loading : thanks.continue}
      </ActionButton>
      <To id={continuesTo}>{thanks.continueTo}</To>
    </div>
  )
}

/** Says below a button where it leads. */
const To = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="-mt-1 text-center text-ink-soft">
    {children}
  </p>
)

const closesAfterSeconds = 6

/** Closes the mini app as "Submit & Close" promises, with time to read the thanks. Null on the web. */
function useSelfClosing(isWanted: boolean): number | null {
  const [seconds, setSeconds] = useState(closesAfterSeconds)
  const around = messenger()
  const isCounting = isWanted && around !== null

  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setSeconds(left => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  useEffect(() => {
    if (isCounting && seconds === 0) around?.close()
  }, [isCounting, seconds, around])

  return isCounting ? seconds : null
}
