import { useEffect, useState } from 'react'

/** Modules of quiet ground that a reader needs on every side. */
const quiet = 4
type Drawn = { side: number; path: string }

/** The code of a text as one path in units of its modules. Draws it only where it is wanted: few ever see one. */
async function drawCode(text: string): Promise<Drawn> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  const square = 'h1v1h-1z'
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x},${y}${square}` : '')))
  return { side: size, path: path.join('') }
}

/** Dark on white in every colour scheme, as readers want it; nothing to a screen reader, for the text stands beside it. */
export function QrCode({ text, className }: { text: string; className: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)

  useEffect(() => {
    let isHere = true
    drawCode(text).then(
      code => (isHere ? setDrawn(code) : undefined),
      (error: unknown) => console.warn('The code could not be drawn', error),
    )
    return () => {
      isHere = false
    }
  }, [text])

  if (!drawn) return null
  return (
    <svg
      viewBox={`0 0 ${drawn.side} ${drawn.side}`}
      className={`rounded-card bg-white ${className}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={drawn.path} fill="black" />
    </svg>
  )
}
