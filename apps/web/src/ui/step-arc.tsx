type Props = { step: number; of: number }

/** How far along the preparation is: points on one rising arc. */
export function StepArc({ step, of }: Props) {
  const points = Array.from({ length: of }, (_, index) => {
    const along = of === 1 ? 1 : index / (of - 1)
    return { number: index + 1, x: 6 + along * 76, y: 22 - Math.sin((along * Math.PI) / 2) * 16 }
  })
  return (
    <div role="img" aria-label={`Step ${step} of ${of}`} className="ml-auto">
      <svg viewBox="0 0 88 28" className="h-3.5 max-[300px]:hidden" aria-hidden="true">
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--hairline)"
          strokeWidth="1.5"
        />
        {points.map(({ number, x, y }) => (
          <circle
            key={number}
            cx={x}
            cy={y}
            r={number === step ? 5.5 : 3.5}
            fill={number <= step ? 'var(--ember)' : 'var(--ground)'}
            stroke={number <= step ? 'var(--ember)' : 'var(--ink-soft)'}
            strokeWidth="1.5"
          />
        ))}
      </svg>
    </div>
  )
}
