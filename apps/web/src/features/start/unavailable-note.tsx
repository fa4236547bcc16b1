/** The server cannot be reached; that holds nobody up. */
export function UnavailableNote({ state }: { state: string }) {
  return (
    <>
      <span className="block font-semibold text-ink">{state}</span>
      You can start all the same: what you do is kept on this device and sent later.
    </>
  )
}
