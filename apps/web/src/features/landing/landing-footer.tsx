import { Wordmark } from '../../ui/wordmark.tsx'
import { usePublicConfig } from './use-public-config.ts'

/** What remains to be said: what this is not, what is not done here, and where to write. */
export function LandingFooter() {
  const { config } = usePublicConfig()
  return (
    <section aria-label="About this page" className="mt-9 border-t border-hairline pt-4 text-ink-soft">
      <Wordmark />
      <p className="mt-2">
        Lithe is for your own curiosity and wellbeing. It is not a medical test, and its age is an estimate
        that comes with a range. Ask a doctor before you move if moving has been a worry.
      </p>
      <p className="mt-2">No advertising, no trackers, nothing counted behind your back.</p>
      {config?.supportEmail ? (
        <p className="mt-2">
          Questions? Write to{' '}
          <a
            href={`mailto:${config.supportEmail}`}
            className="inline-flex min-h-6 items-center font-semibold break-all text-spruce underline decoration-outline decoration-2 underline-offset-4"
          >
            {config.supportEmail}
          </a>
        </p>
      ) : null}
    </section>
  )
}
