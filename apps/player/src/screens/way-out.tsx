/** Numbered steps, in the order to do them. */
export function WayOut({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="way-out">
      {steps.map(words => (
        <li key={words}>{words}</li>
      ))}
    </ol>
  )
}
