/** The name under the arc its letters draw as they rise. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span className={`relative inline-block font-soft text-title font-semibold text-spruce ${className}`}>
      Lithe
      <svg
        viewBox="0 0 64 14"
        className="absolute -top-[6px] left-0 w-full overflow-visible"
        aria-hidden="true"
      >
        <path d="M3 4Q34 -3 61 13" fill="none" stroke="var(--ember)" strokeWidth="1.6" />
        {[
          [3, 4, 1.8],
          [24, 2.1, 1.8],
          [44, 5.2, 2.1],
          [61, 13, 2.6],
        ].map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} fill="var(--ember)" />
        ))}
      </svg>
    </span>
  )
}
