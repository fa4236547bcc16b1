const mainProfileWords = 'Main profile (cannot be deleted)'

/** Marks the person whose device this is. */
export function StarBadge() {
  return (
    <span
      title={mainProfileWords}
      className="day grid size-4 place-items-center rounded-full bg-spruce text-ground"
    >
      <svg viewBox="0 0 24 24" className="size-2.5" role="img" aria-label={mainProfileWords}>
        <path
          d="m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8Z"
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  )
}
