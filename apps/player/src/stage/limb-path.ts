import type { Spot } from './figure.ts'

/** SVG path of a limb: the hull of a round start and a round end, so that it tapers like a body part. */
export function limbPath(from: Spot, to: Spot, startRadius: number, endRadius: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length <= Math.abs(startRadius - endRadius)) return circlePath(from, Math.max(startRadius, endRadius))
  const along = Math.atan2(to.y - from.y, to.x - from.x)
  const tangent = Math.acos((startRadius - endRadius) / length)
  const [startRight, startLeft] = rim(from, startRadius, along, tangent)
  const [endRight, endLeft] = rim(to, endRadius, along, tangent)
  const isStartWide = tangent < Math.PI / 2 ? 1 : 0
  return (
    `M${at(startRight)}L${at(endRight)}A${endRadius} ${endRadius} 0 ${1 - isStartWide} 1 ${at(endLeft)}` +
    `L${at(startLeft)}A${startRadius} ${startRadius} 0 ${isStartWide} 1 ${at(startRight)}Z`
  )
}

export function circlePath({ x, y }: Spot, radius: number): string {
  const half = `A${radius} ${radius} 0 1 1 `
  return `M${at({ x: x - radius, y })}${half}${at({ x: x + radius, y })}${half}${at({ x: x - radius, y })}Z`
}

const rim = (middle: Spot, radius: number, along: number, tangent: number) =>
  [along - tangent, along + tangent].map(angle => ({
    x: middle.x + radius * Math.cos(angle),
    y: middle.y + radius * Math.sin(angle),
  })) as [Spot, Spot]

const at = ({ x, y }: Spot) => `${x.toFixed(4)} ${y.toFixed(4)}`
