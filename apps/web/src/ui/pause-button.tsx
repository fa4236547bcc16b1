type Props = { isPaused: boolean; onChange: (isPaused: boolean) => void; what: string }

/** Stops what moves by itself, and lets it go on. */
export function PauseButton({ isPaused, onChange, what }: Props) {
  return (
    <button
      type="button"
      aria-label={isPaused ? `Play ${what}` : `Pause ${what}`}
      onClick={() => onChange(!isPaused)}
      className="grid size-6 shrink-0 place-items-center rounded-full text-ink-soft transition-transform duration-200 ease-body active:scale-95"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="11" opacity="0.5" />
        {isPaused ? (
          <path d="M9.8 8v8l6.4-4Z" fill="currentColor" />
        ) : (
          <path d="M9.6 8.2v7.6M14.4 8.2v7.6" strokeWidth="2.2" />
        )}
      </svg>
    </button>
  )
}
