/** Only on small touch devices held sideways (see the media query in its class). */
export function RotateNotice() {
  return (
    <div className="rotate-notice fixed inset-0 z-60 hidden place-items-center bg-ground p-3 text-center">
      <p className="font-soft text-head text-spruce">Please rotate your device</p>
    </div>
  )
}
