import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { linkLook } from '../../ui/link-look.ts'
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
      <p className="mt-2">
        <Link to={paths.yourData.link()} className={linkLook}>
          Your data: see it, keep it, erase it
        </Link>
      </p>
      {config?.supportEmail ? (
        <p className="mt-2">
          Questions? Write to{' '}
          <a href={`mailto:${config.supportEmail}`} className={`${linkLook} break-all`}>
            {config.supportEmail}
          </a>
        </p>
      ) : null}
    </section>
  )
}
