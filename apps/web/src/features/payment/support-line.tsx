/** Whom to turn to about a payment. */
export function SupportLine({ supportEmail }: { supportEmail: string | null }) {
  return (
    <p className="text-base">
      {supportEmail ? (
        <>
          Questions about your payment? Write to{' '}
          <a
            href={`mailto:${supportEmail}`}
            className="inline-flex min-h-6 items-center font-semibold break-all text-spruce underline decoration-outline decoration-2 underline-offset-4"
          >
            {supportEmail}
          </a>
        </>
      ) : (
        'Does your report not open? Wait a minute and open it again: no payment gets lost.'
      )}
    </p>
  )
}
