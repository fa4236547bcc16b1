/** A way out to a paper, in a tab of its own, so that nothing here is lost. */
export function ReadMore({ to, words }: { to: string; words: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-6 items-center py-0.5 font-semibold text-spruce underline decoration-hairline decoration-2 underline-offset-4"
    >
      <span>
        {words}
        <svg viewBox="0 0 16 16" className="ml-1 inline size-2" aria-hidden="true">
          <path
            d="M5 3h8v8M13 3 3 13"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  )
}
