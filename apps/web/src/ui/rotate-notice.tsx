/** Only on small touch devices held sideways (see the media query in its class). */
export function RotateNotice() {
  return (
    <div className="rotate-notice fixed inset-0 z-60 hidden place-items-center bg-ground p-3 text-center">
      <div className="flex flex-col items-center gap-2">
        <svg viewBox="0 0 96 64" className="h-9" fill="none" strokeLinecap="round" aria-hidden="true">
          <g stroke="var(--color-spruce)" strokeWidth="3">
            <rect x="6" y="32" width="44" height="24" rx="5" opacity="0.3" />
            <rect x="16" y="18" width="36" height="28" rx="5" opacity="0.5" transform="rotate(-38 34 32)" />
            <rect x="58" y="8" width="28" height="48" rx="6" />
          </g>
          <path d="M10 22Q30 -2 52 8" stroke="var(--color-ember)" strokeWidth="2.4" />
          <circle cx="52" cy="8" r="3.4" fill="var(--color-ember)" />
        </svg>
        <p className="font-soft text-head text-spruce">Please rotate your device</p>
        <p className="text-ink-soft">These pages read best upright.</p>
      </div>
    </div>
  )
}
