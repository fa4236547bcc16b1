/** Says nothing by itself: whatever bears it has a name. */
export const CrossIcon = () => (
  <svg
    viewBox="0 0 24 24"
    className="size-3"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M6 6 18 18M18 6 6 18" />
  </svg>
)
