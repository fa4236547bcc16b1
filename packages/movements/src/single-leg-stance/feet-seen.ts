import { landmark, type Pose, type Side, sides, worldDistance } from '@lithe/pose'
import { centreOfMass } from '../body/centre-of-mass.ts'
import { landmarkInPlane, onSide, planeMiddle } from '../body/plane.ts'
import type { Figure } from './figure.ts'

/** One foot in picture heights; y grows downwards. */
export type FootSeen = {
  /** Mean of ankle, heel and toes, which jitters less than any of them. */
  x: number
  y: number
  heelY: number
  toesY: number
  /** Hip–ankle distance in the engine's 3D, relative to thigh plus shank: 1 is a straight knee. */
  straightness: number
}

export type FeetSeen = {
  feet: Record<Side, FootSeen>
  /** Lateral position of the centre of mass. */
  centreX: number
  hipsY: number
  /** Distance from nose to feet. */
  height: number
  figure: Figure
}

function footSeen(pose: Pose, aspect: number, side: Side): FootSeen {
  const at = (joint: 'Ankle' | 'Heel' | 'FootIndex') => landmarkInPlane(pose, aspect, onSide(side, joint))
  const [ankle, heel, toes] = [at('Ankle'), at('Heel'), at('FootIndex')]
  const world = (joint: 'Hip' | 'Knee' | 'Ankle') => landmark(pose, onSide(side, joint)).world
  const [hip, knee, end] = [world('Hip'), world('Knee'), world('Ankle')]
  const leg = Math.max(1e-6, worldDistance(hip, knee) + worldDistance(knee, end))
  return {
    x: (ankle.x + heel.x + toes.x) / 3,
    y: (ankle.y + heel.y + toes.y) / 3,
    heelY: heel.y,
    toesY: toes.y,
    straightness: worldDistance(hip, end) / leg,
  }
}

/** What a frame shows of a person's stance and balance. */
export function feetSeen(pose: Pose, aspect: number): FeetSeen {
  const [left, right] = sides.map(side => footSeen(pose, aspect, side)) as [FootSeen, FootSeen]
  const middle = (joint: 'Hip' | 'Shoulder') =>
    planeMiddle(
      landmarkInPlane(pose, aspect, onSide('left', joint)),
      landmarkInPlane(pose, aspect, onSide('right', joint)),
    )
  const hips = middle('Hip')
  const nose = landmarkInPlane(pose, aspect, 'nose')
  return {
    feet: { left, right },
    centreX: centreOfMass(pose, aspect).x,
    hipsY: hips.y,
    height: Math.max(1e-3, (left.y + right.y) / 2 - nose.y),
    figure: [left, right, hips, middle('Shoulder'), nose],
  }
}
