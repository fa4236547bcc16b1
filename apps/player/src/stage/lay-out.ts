import type { DrawingPoint, Skeleton } from '@lithe/body'
import { type LandmarkName, landmarkIndex, mirroredIndex } from '@lithe/pose'
import type { Exposure } from './exposures.ts'
import { headReach, type Outline, type OwnFigure, ownFigure } from './own-figure.ts'
import { facingOf, flesh, skeletonOfPose } from './skeleton-of-pose.ts'

export type Printed = {
  skeleton: Skeleton
  figure: OwnFigure
  /** Maps metres in the mirror to the canvas. */
  place: (point: DrawingPoint) => DrawingPoint
}
/** A plate before inking, in canvas points. */
export type Sheet = {
  printed: readonly Printed[]
  trails: readonly Outline[]
  floorY: number
  bodyHeight: number
}

/** Distance between figures, in body heights. */
const stride = 0.24
// Fractions of body height between the landmarks (packages/body/src/skeleton/body.ts).
const markedHeight = 0.288 + 0.245 + 0.246
const facesOutWithin = 0.35
/** Movement below this fraction of body height draws no trail. */
const leastRise = 0.04
const mostTrails = 3

const segments: readonly (readonly [LandmarkName, LandmarkName])[] = [
  ['leftShoulder', 'leftHip'],
  ['leftHip', 'leftKnee'],
  ['leftKnee', 'leftAnkle'],
]

/** Body height in picture heights; a bone pointing at the lens looks short, so each counts at its longest. */
function heightIn(exposures: readonly Exposure[]): number {
  const longest = ([from, to]: readonly [LandmarkName, LandmarkName]) => {
    const [a, b] = [landmarkIndex[from], landmarkIndex[to]]
    const pairs = [[a, b] as const, [mirroredIndex[a] ?? a, mirroredIndex[b] ?? b] as const]
    const lengths = exposures.flatMap(({ pose, aspect }) =>
      pairs.map(([start, end]) => {
        const [one, other] = [pose[start]?.image, pose[end]?.image]
        return one && other ? Math.hypot((one.x - other.x) * aspect, one.y - other.y) : 0
      }),
    )
    return Math.max(...lengths)
  }
  const sum = segments.reduce((total, segment) => total + longest(segment), 0)
  return Math.max(0.05, sum / markedHeight)
}

type Traced = { of: string; point: (skeleton: Skeleton) => DrawingPoint }
const traced: readonly Traced[] = [
  {
    of: 'head',
    point: ({ head, bones: { head: turned } }) => ({
      x: head.x + turned.y.x * 0.06,
      y: head.y + turned.y.y * 0.06,
    }),
  },
  { of: 'hips', point: ({ pelvis }) => pelvis },
  { of: 'wrist', point: ({ sides }) => sides.left.wrist },
  { of: 'wrist', point: ({ sides }) => sides.right.wrist },
  { of: 'heel', point: ({ sides }) => sides.left.heel },
  { of: 'heel', point: ({ sides }) => sides.right.heel },
]

/** Fits all figures into the canvas at one scale, a stride apart, facing as the person did in the mirror. */
export function layOut(
  exposures: readonly Exposure[],
  { width, height }: { width: number; height: number },
): Sheet {
  const metresPerPictureHeight = flesh.heightMetres / heightIn(exposures)
  const skeletons = exposures.map(({ pose, aspect }) =>
    skeletonOfPose({ pose, aspect, metresPerPictureHeight }),
  )
  const figures = skeletons.map(ownFigure)
  const facing = exposures.reduce((sum, exposure) => sum + facingOf(exposure), 0) / exposures.length
  const step = (facing < -facesOutWithin ? -1 : 1) * stride * flesh.heightMetres
  const points = figures.flatMap((figure, index) =>
    inkOf(figure).map(({ x, y }) => ({ x: x + index * step, y })),
  )
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((width * 0.94) / (right - left), (height * 0.9) / (top - bottom))
  const startX = (width - (right - left) * scale) / 2
  const floorY = (height + (top - bottom) * scale) / 2
  const printed = figures.flatMap((figure, index) => {
    const skeleton = skeletons[index]
    const place = ({ x, y }: DrawingPoint) => ({
      x: startX + (x + index * step - left) * scale,
      y: floorY - (y - bottom) * scale,
    })
    return skeleton ? [{ skeleton, figure, place }] : []
  })
  return { printed, trails: trailsOf(printed), floorY, bodyHeight: flesh.heightMetres * scale }
}

const inkOf = ({ far, body, arms, head }: OwnFigure): Outline => {
  const reach = headReach * flesh.heightMetres
  return [
    ...far.flat(),
    ...body.flat(),
    ...arms.flat(2),
    { x: head.at.x - reach / 2, y: head.at.y },
    { x: head.at.x + reach / 2, y: head.at.y + reach },
  ]
}

/** Trails of the landmarks that rose and fell most, one per pair; for a still body, that of the head. */
function trailsOf(printed: readonly Printed[]): Outline[] {
  const rises = traced
    .map(({ of, point }) => {
      const ys = printed.map(({ skeleton }) => point(skeleton).y)
      return { of, point, rise: Math.max(...ys) - Math.min(...ys) }
    })
    .sort((a, b) => b.rise - a.rise)
    .filter(({ of }, index, all) => all.findIndex(other => other.of === of) === index)
  const lively = rises.filter(({ rise }) => rise > leastRise * flesh.heightMetres).slice(0, mostTrails)
  const drawn = lively.length > 0 ? lively : rises.filter(({ of }) => of === 'head')
  return drawn.map(({ point }) => printed.map(({ skeleton, place }) => place(point(skeleton))))
}
