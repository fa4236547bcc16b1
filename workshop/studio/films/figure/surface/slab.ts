import type { Section, Vector } from '../../../../choreography/choreography.ts'

/** The piece of a tube between neighbouring sections, as plain numbers for speed. */
export type Slab = {
  a: Face
  b: Face
  /** A ball that contains the slab. */
  middle: Vector
  radius: number
}

/** One end of a slab: place, half-axes, their lengths, and the tube's direction. */
type Face = {
  place: Vector
  across: Vector
  ahead: Vector
  along: Vector
  width: number
  front: number
  back: number
}

const thinnestMetres = 1e-4

function faceOf(section: Section, before: Vector, after: Vector): Face {
  const { across: u, ahead: v, place } = section
  const n = { x: u.y * v.z - u.z * v.y, y: u.z * v.x - u.x * v.z, z: u.x * v.y - u.y * v.x }
  const leads = n.x * (after.x - before.x) + n.y * (after.y - before.y) + n.z * (after.z - before.z)
  const scale = (leads < 0 ? -1 : 1) / (Math.hypot(n.x, n.y, n.z) || 1)
  return {
    place,
    across: u,
    ahead: v,
    along: { x: n.x * scale, y: n.y * scale, z: n.z * scale },
    width: Math.max(section.width, thinnestMetres),
    front: Math.max(section.front, thinnestMetres),
    back: Math.max(section.back, thinnestMetres),
  }
}

export function slabsOf(sections: readonly Section[]): Slab[] {
  const faces = sections.map((section, index) =>
    faceOf(section, (sections[index - 1] ?? section).place, (sections[index + 1] ?? section).place),
  )
  return faces.slice(1).flatMap((b, index) => {
    const a = faces[index]
    if (!a) return []
    const middle = {
      x: (a.place.x + b.place.x) / 2,
      y: (a.place.y + b.place.y) / 2,
      z: (a.place.z + b.place.z) / 2,
    }
    const half = Math.hypot(a.place.x - middle.x, a.place.y - middle.y, a.place.z - middle.z)
    const widest = Math.max(a.width, a.front, a.back, b.width, b.front, b.back)
    return [{ a, b, middle, radius: half + widest }]
  })
}

/** Distance to an ellipse, to first order. */
function toEllipse(u: number, v: number, width: number, depth: number): number {
  const [su, sv] = [u / width, v / depth]
  const k = Math.sqrt(su * su + sv * sv)
  if (k < 1e-6) return -Math.min(width, depth)
  const [gu, gv] = [su / width, sv / depth]
  return (k * (k - 1)) / Math.sqrt(gu * gu + gv * gv)
}

/** Distance to the slab if below `least`; otherwise `least`. */
export function nearerOf({ a, b }: Slab, x: number, y: number, z: number, least: number): number {
  const [ap, bp] = [a.place, b.place]
  const before = (x - ap.x) * a.along.x + (y - ap.y) * a.along.y + (z - ap.z) * a.along.z
  if (-before >= least) return least
  const past = (x - bp.x) * b.along.x + (y - bp.y) * b.along.y + (z - bp.z) * b.along.z
  if (past >= least) return least
  const s = Math.min(1, Math.max(0, before / Math.max(1e-9, before - past)))
  const dx = x - ap.x - (bp.x - ap.x) * s
  const dy = y - ap.y - (bp.y - ap.y) * s
  const dz = z - ap.z - (bp.z - ap.z) * s
  const [au, bu, av, bv] = [a.across, b.across, a.ahead, b.ahead]
  const u =
    dx * (au.x + (bu.x - au.x) * s) + dy * (au.y + (bu.y - au.y) * s) + dz * (au.z + (bu.z - au.z) * s)
  const v =
    dx * (av.x + (bv.x - av.x) * s) + dy * (av.y + (bv.y - av.y) * s) + dz * (av.z + (bv.z - av.z) * s)
  const depth = v > 0 ? a.front + (b.front - a.front) * s : a.back + (b.back - a.back) * s
  const rim = toEllipse(u, v, a.width + (b.width - a.width) * s, depth)
  const outside = Math.max(-before, past)
  const distance = outside <= 0 ? rim : rim > 0 ? Math.sqrt(rim * rim + outside * outside) : outside
  return Math.min(least, distance)
}
