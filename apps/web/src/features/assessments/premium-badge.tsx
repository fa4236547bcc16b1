/** On a report whose full part is still to be unlocked. */
export function PremiumBadge() {
  return (
    <span className="mt-0.5 inline-flex items-center gap-0.5 rounded-full bg-sand px-1.5 font-semibold text-ink">
      <svg
        viewBox="0 0 20 20"
        className="size-2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <rect x="4" y="9" width="12" height="8" rx="2" />
        <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
      </svg>
      Premium
    </span>
  )
}
