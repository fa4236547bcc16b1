/** The server cannot be reached, or does not know yet who this is; that holds no test up. */
export function UnavailableNote({ state, because }: { state: string; because: string }) {
  return (
    <>
      <span className="block font-semibold text-ink">{state}</span>
      {because}
    </>
  )
}
