import { Link } from 'react-router'

export function BackLink({ to }: { to: string }) {
  return (
    <Link to={to} aria-label="Back" className="-ml-2 grid size-6 place-items-center rounded-full text-spruce">
      <svg
        viewBox="0 0 24 24"
        className="size-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        aria-hidden="true"
      >
        <path d="M20 12H5m0 0 6.5-6.5M5 12l6.5 6.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </Link>
  )
}
