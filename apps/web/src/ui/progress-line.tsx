type Props = {
  label: string
  /** 0–1 where it is known. */
  share: number | null
}

export function ProgressLine({ label, share }: Props) {
  const percent = share === null ? null : Math.round(share * 100)
  return (
    <div>
      <div className="flex justify-between gap-2 text-ink-soft">
        <span>{label}</span>
        {percent === null ? null : <span className="tabular">{percent} %</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        className="mt-1 h-1 overflow-hidden rounded-full bg-sand"
      >
        <div
          className={`h-full rounded-full bg-ember transition-[width] duration-500 ease-body ${percent === null ? 'waiting-line' : ''}`}
          style={{ width: percent === null ? '30%' : `${percent}%` }}
        />
      </div>
    </div>
  )
}
