type Promised = { promise: string; truly?: string }

/** What a person can count on before they begin. */
export function TrustList({ minutes, className = '' }: { minutes: number; className?: string }) {
  const promises: Promised[] = [
    { promise: '100% Private & Secure', truly: 'No camera picture leaves this phone' },
    { promise: 'AI-Powered Analysis' },
    { promise: `${minutes} Minutes or Less` },
  ]
  return (
    <ul className={`flex flex-col gap-1 short:gap-0.5 ${className}`}>
      {promises.map(({ promise, truly }) => (
        <li key={promise} className="flex items-baseline gap-1.5 font-semibold">
          <span aria-hidden="true" className="size-1 shrink-0 -translate-y-[2px] rounded-full bg-ember" />
          <span>
            <span className="block">{promise}</span>
            {truly ? <span className="block font-normal text-ink-soft">{truly}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
