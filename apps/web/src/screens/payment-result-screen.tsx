import { useLocation, useNavigate } from 'react-router'
import { newestPending, usePendingCheckouts } from '../features/payment/pending-checkouts-store.ts'
import { readPaymentResult } from '../features/payment/read-payment-result.ts'
import { RedirectCountdown } from '../features/payment/redirect-countdown.tsx'
import { SupportLine } from '../features/payment/support-line.tsx'
import { usePaymentSettings } from '../features/payment/use-payment-settings.ts'
import { useRedirectCountdown } from '../features/payment/use-redirect-countdown.ts'
import { useCurrentReport } from '../features/report/current-report-store.ts'
import { paths } from '../paths.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { NoticeScreen } from '../ui/notice-screen.tsx'

const words = {
  success: {
    title: 'Payment Successful!',
    plate: 'single-leg-stance',
    lead: 'Full report access granted',
    more: 'Thank you. Every movement, what it means and what to do this week: all of it is yours now.',
  },
  cancelled: {
    title: 'Payment Cancelled',
    plate: 'toe-touch',
    lead: 'Nothing was paid: no charges were made',
    more: 'Your free summary stays where it is, and the full report waits until you want it.',
  },
} as const

export function PaymentResultScreen() {
  const { search } = useLocation()
  const { isCancelled, isFromMessenger } = readPaymentResult(search)
  const { botUrl, supportEmail } = usePaymentSettings()
  const wayOut = isFromMessenger ? botUrl : null
  const seconds = useRedirectCountdown(wayOut)
  const { title, plate, lead, more } = words[isCancelled ? 'cancelled' : 'success']

  return (
    <NoticeScreen
      title={title}
      plate={plate}
      action={wayOut ? <BotButton botUrl={wayOut} /> : <OnwardButton />}
    >
      <p className="font-semibold text-ink">{lead}</p>
      <p className="text-base">{more}</p>
      {wayOut ? <RedirectCountdown seconds={seconds} /> : null}
      {!wayOut && (supportEmail || !isCancelled) ? <SupportLine supportEmail={supportEmail} /> : null}
    </NoticeScreen>
  )
}

const BotButton = ({ botUrl }: { botUrl: string }) => (
  <ActionButton onClick={() => window.location.assign(botUrl)}>Open Telegram Bot Now</ActionButton>
)

/** To the report that was paid for, else the one last seen here, else to the beginning. */
function OnwardButton() {
  const navigate = useNavigate()
  const paidFor = usePendingCheckouts(({ checkouts }) => newestPending(checkouts))
  const lastSeen = useCurrentReport(({ report }) => report?.assessmentId)
  const assessmentId = paidFor ?? lastSeen
  return assessmentId ? (
    <ActionButton onClick={() => navigate(paths.report.link(assessmentId))}>Back to my report</ActionButton>
  ) : (
    <ActionButton onClick={() => navigate(paths.start.link())}>Go to Lithe</ActionButton>
  )
}
