import {
  type DrawingPoint,
  dressedBody,
  hull,
  outline,
  type Part,
  plus,
  type Section,
  type Skeleton,
  smoothTube,
  times,
  type Vector,
  vector,
} from '@lithe/body'
import type { Side } from '@lithe/pose'

export type Outline = readonly DrawingPoint[]
/** A person without face, hair or clothes, in one ink; metres, y up. Later parts cover earlier ones. */
export type OwnFigure = {
  far: readonly Outline[]
  body: readonly Outline[]
  /** One entry per fully visible arm; its first outlines are nearest the shoulder. */
  arms: readonly (readonly Outline[])[]
  head: { at: DrawingPoint; turnRadians: number; shape: string; isMirrored: boolean }
  /** Contact points of hands and feet, for shading the floor. */
  touching: readonly DrawingPoint[]
}

const glass = { right: vector(1, 0, 0), up: vector(0, 1, 0) }
const outlineSteps = 4
const rimPoints = 14
/** A tube that points at the viewer has no side outline. */
const foreshortened = 0.55

const scarfOrTrim = /scarf|collar|stripe|cuff/
const arm = /^(sleeve|forearm|palm|thumb|.* finger)$/
const leg = /^(trouser leg|ankle|shoe|sole)$/

// Hundredths of body height from the top of the spine, y down, profile facing right.
const profile =
  'M-2.9 4.9C-3.9 2.7-6.2.6-6.7-2.6-7.3-6.8-4.2-10.3.1-10.4 3.5-10.5 5.6-8.4 5.8-5.5 5.9-4.3 5.5-3.7 5.7-3.1 5.9-2.4 6.8-1.5 7-.9 7.1-.5 6.7-.3 6.2-.15 6 .1 6.2.5 6.15.9 6.1 1.3 6.1 1.6 5.85 1.9 5.7 2.3 6 2.6 5.8 3.2 5.4 4.1 4.2 4.2 3.4 3.9 2.4 3.8 1.6 4.4 1.2 5.2L.8 6.4Z'
const fullFace =
  'M-4.4-4C-4.6-8.3-2.7-10.4 0-10.4S4.6-8.3 4.4-4C5.2-3.7 5.2-1.6 4.3-1.2 4 1.2 3.4 2.5 2.6 3.4 1.2 4.9-1.2 4.9-2.6 3.4-3.4 2.5-4 1.2-4.3-1.2-5.2-1.6-5.2-3.7-4.4-4Z'
export const headReach = 0.11

const flat = ({ x, y }: Vector): DrawingPoint => ({ x, y })

function rim({ place, across, ahead, width, front, back }: Section): DrawingPoint[] {
  return Array.from({ length: rimPoints }, (_, index) => {
    const angle = (index / rimPoints) * 2 * Math.PI
    const deep = Math.sin(angle) * (Math.sin(angle) > 0 ? front : back)
    return flat(plus(place, plus(times(across, Math.cos(angle) * width), times(ahead, deep))))
  })
}

function outlineOf({ tube }: Part): Outline {
  const [first, last] = [tube.sections[0], tube.sections.at(-1)]
  if (!first || !last) return []
  const [a, b] = [first.place, last.place]
  const seen = Math.hypot(a.x - b.x, a.y - b.y)
  if (seen > foreshortened * Math.hypot(seen, a.z - b.z)) return outline(tube, glass, outlineSteps)
  return hull(smoothTube(tube, outlineSteps).flatMap(rim))
}

/** Builds the figure; in side view, the far half of the body is drawn behind. */
export function ownFigure(skeleton: Skeleton): OwnFigure {
  const parts = dressedBody(skeleton).filter(({ name }) => !scarfOrTrim.test(name))
  const outlines = (name: RegExp, side: Side | null) =>
    parts.filter(part => part.side === side && name.test(part.name)).map(outlineOf)
  const { sides, bones } = skeleton
  const isProfile = Math.abs(bones.head.z.x) > 0.5
  const isAside = Math.abs(bones.chest.x.z) > 0.6
  const far: Side =
    sides.left.shoulder.z + sides.left.hip.z < sides.right.shoulder.z + sides.right.hip.z ? 'left' : 'right'
  const near: Side = far === 'left' ? 'right' : 'left'
  const trunk = outlines(/./, null)
  const up = bones.head.y
  return {
    far: isAside ? [...outlines(arm, far), ...outlines(leg, far)] : [],
    body: [...(isAside ? [] : outlines(leg, far)), ...outlines(leg, near), ...trunk],
    arms: (isAside ? [near] : [far, near]).map(side => outlines(arm, side)),
    head: {
      at: flat(skeleton.head),
      turnRadians: Math.atan2(up.x, up.y),
      shape: isProfile ? profile : fullFace,
      isMirrored: bones.head.z.x < 0,
    },
    touching: (['left', 'right'] as const).flatMap(side => {
      const { heel, toe, fingertip, wrist } = sides[side]
      return [flat(times(plus(heel, toe), 0.5)), flat(times(plus(fingertip, wrist), 0.5))]
    }),
  }
}
