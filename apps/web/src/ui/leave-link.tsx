import { Link } from 'react-router'

/** The way out of a page that is done with, at the far end of its header. */
export function LeaveLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-mr-1 inline-flex min-h-6 items-center gap-1 rounded-card px-1 font-semibold text-spruce print:hidden"
    >
      {children}
      <svg viewBox="0 0 20 20" className="size-[20px] shrink-0" aria-hidden="true">
        <path
          d="M4 4 16 16M16 4 4 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
    </Link>
  )
}
