import { useEffect, useState } from 'react'

/** Quiet zone around the code, in modules. */
const quiet = 4
type Drawn = { side: number; path: string }

/** A string's QR code as one path in module units. Loaded on demand, since few people ever see one. */
async function drawCode(text: string): Promise<Drawn> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  const square = 'h1v1h-1z'
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x},${y}${square}` : '')))
  return { side: size, path: path.join('') }
}

/** Dark on white in every theme, as scanners need; hidden from screen readers, because the text is next to it. */
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
