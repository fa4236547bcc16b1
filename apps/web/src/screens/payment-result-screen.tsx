import { useLocation, useNavigate } from 'react-router'
import { currentCaller } from '../features/identity/identity.ts'
import {
  paymentOutcomeWords,
  readPaymentResult,
  usePaymentOutcome,
} from '../features/payment/payment-outcome.ts'
import { newestPending, usePendingCheckouts } from '../features/payment/pending-checkouts-store.ts'
import { RedirectCountdown } from '../features/payment/redirect-countdown.tsx'
import { SupportLine } from '../features/payment/support-line.tsx'
import { usePaymentSettings } from '../features/payment/use-payment-settings.ts'
import { useRedirectCountdown } from '../features/payment/use-redirect-countdown.ts'
import { useCurrentReport } from '../features/report/current-report-store.ts'
import { paths } from '../paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { NoticeScreen } from '../ui/notice-screen.tsx'

export function PaymentResultScreen() {
  const { search } = useLocation()
  const { isCancelled, isFromMessenger } = readPaymentResult(search)
  const { botUrl, supportEmail } = usePaymentSettings()
  const wayOut = isFromMessenger ? botUrl : null
  const seconds = useRedirectCountdown(wayOut)
  const assessmentId = useReportInQuestion()
  const { outcome, isOwn } = usePaymentOutcome(currentCaller(), assessmentId, isCancelled)
  const { title, plate, lead, more } = paymentOutcomeWords[outcome]
  const isPaid = outcome === 'paid'

  return (
    <NoticeScreen
      key={outcome}
      title={title}
      plate={plate}
      action={
        wayOut ? (
          <BotButton botUrl={wayOut} />
        ) : (
          <OnwardButton assessmentId={isOwn ? assessmentId : null} isPaid={isPaid} />
        )
      }
    >
      <p className="font-semibold text-ink">{lead}</p>
      <p className="text-base">{more}</p>
      {wayOut ? <RedirectCountdown seconds={seconds} /> : null}
      {!wayOut && (supportEmail || !isCancelled) ? <SupportLine supportEmail={supportEmail} /> : null}
    </NoticeScreen>
  )
}

/** The report this device went off to pay for, else the one last seen here. */
function useReportInQuestion(): string | null {
  const paidFor = usePendingCheckouts(({ checkouts }) => newestPending(checkouts))
  const lastSeen = useCurrentReport(({ report }) => report?.assessmentId)
  return paidFor ?? lastSeen ?? null
}

const BotButton = ({ botUrl }: { botUrl: string }) => (
  <ActionButton onClick={() => window.location.assign(botUrl)}>Open Telegram Bot Now</ActionButton>
)

function OnwardButton({ assessmentId, isPaid }: { assessmentId: string | null; isPaid: boolean }) {
  const navigate = useNavigate()
  return assessmentId ? (
    <ActionButton onClick={() => navigate(paths.report.link(assessmentId))}>
      {isPaid ? 'Open my report' : 'Back to my report'}
    </ActionButton>
  ) : (
    <ActionButton onClick={() => navigate(paths.start.link())}>Go to Lithe</ActionButton>
  )
}
