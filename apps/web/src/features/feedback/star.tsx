/** Five soft points; filled once it counts. */
export function Star({ isLit }: { isLit: boolean }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={`w-full transition-transform duration-300 ease-body ${isLit ? 'scale-100' : 'scale-[0.88]'}`}
      aria-hidden="true"
    >
      <path
        d="M24 6.5C25.6 6.5 28.4 17.3 30 18.5 31.6 19.6 42.4 18.9 42.9 20.4 43.4 22 34.2 27.6 33.6 29.5 33 31.4 37 41.5 35.7 42.4 34.4 43.4 26 36.5 24 36.5 22 36.5 13.6 43.4 12.3 42.4 11 41.5 15 31.4 14.4 29.5 13.8 27.6 4.6 22 5.1 20.4 5.6 18.9 16.4 19.6 18 18.5 19.6 17.3 22.4 6.5 24 6.500Z"
        fill={isLit ? 'var(--ember)' : 'none'}
        stroke={isLit ? 'var(--ember)' : 'var(--outline)'}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
