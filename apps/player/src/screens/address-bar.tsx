/** A browser's address bar with a ring around its first icon, which switches the camera on again. */
export const AddressBar = () => (
  <svg
    viewBox="0 0 342 84"
    className="mt-5 w-full max-w-column shrink-0 fill-none stroke-outline tight:hidden"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
    data-picture="address-bar"
  >
    <rect x="4" y="14" width="334" height="56" rx="28" className="fill-raised" />
    <path d="M94 42h128" strokeWidth="8" className="stroke-hairline" />
    <g strokeWidth="3.5" className="stroke-ink">
      <path d="M30 36h5m10 0h9M30 49h10m10 0h4" />
      <circle cx="40" cy="36" r="4.5" />
      <circle cx="45" cy="49" r="4.5" />
    </g>
    <circle cx="42" cy="42" r="36" strokeWidth="5" className="stroke-ember" />
  </svg>
)
