/** What a person can count on before they begin. */
export function TrustList({ minutes, className = '' }: { minutes: number; className?: string }) {
  const promises = ['100% Private & Secure', 'AI-Powered Analysis', `${minutes} Minutes or Less`]
  return (
    <ul className={`flex flex-col gap-1 short:gap-0.5 ${className}`}>
      {promises.map(promise => (
        <li key={promise} className="flex items-baseline gap-1.5 font-semibold">
          <span aria-hidden="true" className="size-1 shrink-0 -translate-y-[2px] rounded-full bg-ember" />
          {promise}
        </li>
      ))}
    </ul>
  )
}
