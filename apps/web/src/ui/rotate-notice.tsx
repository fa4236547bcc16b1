/** Only on small touch devices held sideways (see the media query in its class). */
export function RotateNotice() {
  return (
    <div className="rotate-notice fixed inset-0 z-60 hidden place-items-center bg-ground p-3 text-center">
      <div className="flex flex-col items-center gap-2">
        <svg viewBox="0 0 168 72" className="h-9" fill="none" aria-hidden="true">
          <g stroke="var(--spruce)" strokeWidth="3">
            <rect x="4" y="40" width="52" height="28" rx="6" opacity="0.3" />
            <rect x="64" y="26" width="52" height="28" rx="6" opacity="0.5" transform="rotate(-45 90 40)" />
            <rect x="132" y="14" width="28" height="54" rx="6" fill="var(--spruce)" />
          </g>
          <path d="M54 38Q74 2 108 20T160 14" stroke="var(--ember)" strokeWidth="2.4" strokeLinecap="round" />
          <g fill="var(--ember)">
            <circle cx="54" cy="38" r="3" />
            <circle cx="108" cy="20" r="3" />
            <circle cx="160" cy="14" r="4.2" />
          </g>
        </svg>
        <p className="font-soft text-head text-spruce">Please rotate your device</p>
        <p className="text-ink-soft">These pages read best upright.</p>
      </div>
    </div>
  )
}
