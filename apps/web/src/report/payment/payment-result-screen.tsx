import { paymentResult } from '@lithe/contracts/constants'
import { paymentWords } from '@lithe/words/live/payment'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePaymentSettings } from '../../api/queries.tsx'
import { newestPending, usePendingCheckouts } from '../../memory/checkout.ts'
import { useCurrentReport } from '../../memory/current-report-store.ts'
import { currentCaller } from '../../memory/identity.ts'
import { paymentOutcomeWords, readPaymentResult, usePaymentOutcome } from '../../memory/payment-outcome.ts'
import { paths } from '../../navigation/paths.ts'
import { toSignIn } from '../../navigation/sign-in-again.ts'
import { isInUse } from '../../people/profiles-here.ts'
import { ActionButton } from '../../ui/buttons.tsx'
import { NoticeScreen } from '../../ui/screen.tsx'
import { rich } from '../../words/formats.ts'

export function PaymentResultScreen() {
  const { search } = useLocation()
  const { isCancelled, isFromMessenger } = readPaymentResult(search)
  const { botUrl, supportEmail } = usePaymentSettings()
  const wayOut = isFromMessenger ? botUrl : null
  const seconds = useRedirectCountdown(wayOut)
  const { assessmentId, wentToPay } = useReportInQuestion()
  const { outcome, isOwn } = usePaymentOutcome(currentCaller(), assessmentId, { isCancelled, wentToPay })
  const { title, plate, lead, more } = paymentOutcomeWords(outcome)
  const isPaid = outcome === 'paid'
  const isElsewhere = outcome === 'told' && assessmentId === null

  return (
    <NoticeScreen
      key={outcome}
      title={title}
      plate={plate}
      action={
        wayOut ? (
          <BotButton botUrl={wayOut} />
        ) : isElsewhere ? (
          <ToReports />
        ) : (
          <OnwardButton assessmentId={isOwn ? assessmentId : null} isPaid={isPaid} />
        )
      }
    >
      <p className="font-semibold text-ink">{lead}</p>
      <p className="text-base">{isElsewhere ? paymentWords.result.elsewhere : more}</p>
      {wayOut ? <RedirectCountdown seconds={seconds} /> : null}
      {!wayOut && (supportEmail || !isCancelled) ? <SupportLine supportEmail={supportEmail} /> : null}
    </NoticeScreen>
  )
}

/** The report this device left to pay for, else the last one seen. */
function useReportInQuestion(): { assessmentId: string | null; wentToPay: boolean } {
  // Decided when the page opens, as another tab may learn of the payment before this page closes.
  const [paidFor] = useState(() => newestPending(usePendingCheckouts.getState().checkouts))
  const lastSeen = useCurrentReport(({ report }) => report?.assessmentId)
  return { assessmentId: paidFor ?? lastSeen ?? null, wentToPay: paidFor !== undefined }
}

const BotButton = ({ botUrl }: { botUrl: string }) => (
  <ActionButton onClick={() => window.location.assign(botUrl)}>{paymentWords.result.toBot}</ActionButton>
)

function OnwardButton({ assessmentId, isPaid }: { assessmentId: string | null; isPaid: boolean }) {
  const navigate = useNavigate()
  const words = paymentWords.result
  return assessmentId ? (
    <ActionButton onClick={() => navigate(paths.report.link(assessmentId))}>
      {isPaid ? words.openReport : words.backToReport}
    </ActionButton>
  ) : (
    <ActionButton onClick={() => navigate(paths.start.link())}>{words.toLithe}</ActionButton>
  )
}

/** Leads a payer whose report this browser does not know to their list, or to signing in. */
function ToReports() {
  const navigate = useNavigate()
  const { toReports, signIn } = paymentWords.result
  return isInUse() ? (
    <ActionButton onClick={() => navigate(paths.list.link())}>{toReports}</ActionButton>
  ) : (
    <ActionButton onClick={() => navigate(paths.login.link(), { state: toSignIn })}>{signIn}</ActionButton>
  )
}

const circumference = 2 * Math.PI * 26

/** Remaining seconds, as a number in a shrinking arc. */
function RedirectCountdown({ seconds }: { seconds: number }) {
  return (
    <div className="flex items-center gap-2">
      <div
        className="relative grid size-[72px] shrink-0 short:size-[52px] place-items-center"
        aria-hidden="true"
      >
        <svg viewBox="0 0 60 60" className="absolute inset-0 -rotate-90" aria-hidden="true">
          <circle cx="30" cy="30" r="26" fill="none" stroke="var(--sand)" strokeWidth="5" />
          <circle
            cx="30"
            cy="30"
            r="26"
            fill="none"
            stroke="var(--ember)"
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - seconds / paymentResult.redirectSeconds)}
            opacity={seconds === 0 ? 0 : 1}
          />
        </svg>
        <span className="font-soft text-head font-medium short:text-title text-ink tabular">{seconds}</span>
      </div>
      <p role="timer" className="text-base">
        {paymentWords.result.redirecting({ seconds })}
      </p>
    </div>
  )
}

/** Whole seconds until the page redirects to a URL; stopped while `address` is null. */
function useRedirectCountdown(address: string | null): number {
  const [seconds, setSeconds] = useState<number>(paymentResult.redirectSeconds)

  useEffect(() => {
    if (!address) return
    const timer = setInterval(() => setSeconds(left => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [address])

  useEffect(() => {
    if (address && seconds === 0) window.location.assign(address)
  }, [address, seconds])

  return seconds
}

/** Contact for payment questions. */
function SupportLine({ supportEmail }: { supportEmail: string | null }) {
  return (
    <p className="text-base">
      {supportEmail
        ? rich(
            paymentWords.result.questions({
              address: supportEmail,
              mail: address => (
                <a href={`mailto:${address}`} className="link break-all">
                  {address}
                </a>
              ),
            }),
          )
        : paymentWords.result.notOpen}
    </p>
  )
}
