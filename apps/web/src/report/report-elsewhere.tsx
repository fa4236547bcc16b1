import { reportPageWords } from '@lithe/words/live/report-page'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { usePublicConfig } from '../api/use-public-config.ts'
import { paths } from '../navigation/paths.ts'
import type { LoginState } from '../navigation/sign-in-again.ts'
import { ActionButton, linkLook } from '../ui/buttons.tsx'
import { rich } from '../words/formats.ts'
import { withWords } from '../words/language.ts'
import { ReportNotAvailable } from './report-not-available.tsx'
import { ReportOpening } from './report-opening.tsx'

/** Loaded only for the few who come with a receipt. */
const byReceipt = () => withWords(import('./open-by-receipt.tsx'))
const AskForCode = lazy(() => byReceipt().then(module => ({ default: module.AskForCode })))
const OpenedReport = lazy(() => byReceipt().then(module => ({ default: module.OpenedReport })))

type Props = { assessmentId: string; because: string }

/** A report of no one on this device, which opens with a code to its receipt's mailbox, or by signing in. */
export function ReportElsewhere({ assessmentId, because }: Props) {
  const navigate = useNavigate()
  const { config, isPending: isUnsettled } = usePublicConfig()
  const [isAsking, setAsking] = useState(false)
  // Its cookie is HTTP-only, so only the server knows whether a code has opened the report here.
  const { data, isPending, refetch } = useQuery({
    queryKey: ['report-by-receipt', assessmentId],
    queryFn: () => api.readByReceipt({}, { assessmentId }),
    retry: false,
  })

  if (isPending) return <ReportOpening />
  if (data)
    return (
      <Suspense fallback={<ReportOpening />}>
        <OpenedReport report={data} />
      </Suspense>
    )
  // The settings decide which action is the main one, as the two must not change places under a thumb.
  if (isUnsettled) return <ReportOpening />
  const paid = <WhoToWriteTo address={config?.supportEmail ?? null} />
  if (isAsking)
    return (
      <Suspense fallback={<ReportOpening />}>
        <AskForCode
          assessmentId={assessmentId}
          onBack={() => setAsking(false)}
          onOpened={async () => void (await refetch())}
        >
          {paid}
        </AskForCode>
      </Suspense>
    )

  const { notAvailable } = reportPageWords
  const state: LoginState = { report: assessmentId, wants: 'another' }
  if (config?.emailSignIn === false)
    return (
      <ReportNotAvailable because={because} then={paid}>
        <ActionButton onClick={() => navigate(paths.login.link(), { state })}>
          {notAvailable.signIn}
        </ActionButton>
      </ReportNotAvailable>
    )
  return (
    <ReportNotAvailable
      because={because}
      then={
        <Link to={paths.login.link()} state={state} className={linkLook}>
          {notAvailable.signIn}
        </Link>
      }
    >
      <ActionButton onClick={() => setAsking(true)}>{notAvailable.byReceipt}</ActionButton>
    </ReportNotAvailable>
  )
}

/** A contact for a payer without the original browser or mailbox. */
function WhoToWriteTo({ address }: { address: string | null }) {
  if (address === null) return null
  return (
    <p>
      {rich(
        reportPageWords.notAvailable.paid({
          address,
          mail: shown => (
            <a href={`mailto:${address}`} className="wrap-anywhere underline">
              {shown}
            </a>
          ),
        }),
      )}
    </p>
  )
}
