import { movementIds } from '@lithe/movements/catalog'
import { averagePerson, bodyOf } from '@lithe/workshop/choreography'
import { expect, it } from 'vitest'
import type { Exposure } from './exposures.ts'
import { layOut } from './lay-out.ts'
import { ownFigure } from './own-figure.ts'
import { facingOf, skeletonOfPose } from './skeleton-of-pose.ts'
import { exposed } from './testing/exposed.ts'

const canvas = { width: 720, height: 300 }
const height = bodyOf(averagePerson).heightMetres

const placesOf = (exposures: readonly Exposure[]) =>
  layOut(exposures, canvas).printed.map(({ figure, place }) => ({
    body: [...figure.far, ...figure.body, ...figure.arms.flat()].flatMap(outline => outline.map(place)),
    head: place(figure.head.at),
    isMirrored: figure.head.isMirrored,
  }))

it.each(movementIds)('every point of the %s plate lies on the canvas', id => {
  for (const yawDegrees of [-90, -40, 0, 90]) {
    const places = placesOf(exposed(id, yawDegrees)).flatMap(({ body, head }) => [...body, head])
    const isOutside = ({ x, y }: { x: number; y: number }) =>
      !(x >= 0 && x <= canvas.width && y >= 0 && y <= canvas.height)
    expect(places.filter(isOutside)).toEqual([])
  }
})

it('a plate faces as the person did in the mirror: head, toes and the order of figures', () => {
  for (const [yawDegrees, way] of [
    [-90, -1],
    [90, 1],
  ] as const) {
    const exposures = exposed('squat', yawDegrees)
    const [first] = exposures
    expect(first && Math.sign(facingOf(first))).toBe(way)
    const places = placesOf(exposures)
    const xs = places.map(({ head }) => head.x * way)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
    expect(places.map(({ isMirrored }) => isMirrored)).toEqual(places.map(() => way < 0))
    for (const { skeleton } of layOut(exposures, canvas).printed)
      for (const { heel, toe } of Object.values(skeleton.sides)) expect(Math.sign(toe.x - heel.x)).toBe(way)
  }
})

it('a plate has one floor, and life-size figures with whole hands and shoes', () => {
  const exposures = exposed('single-leg-stance', 0)
  const [standing] = exposures
  if (!standing) throw new Error('nothing was exposed')
  const { printed, floorY, bodyHeight } = layOut(exposures, canvas)
  const soles = printed.map(({ figure, place }) =>
    Math.max(...figure.body.flat().map(point => place(point).y)),
  )
  for (const sole of soles) expect(Math.abs(sole - floorY)).toBeLessThan(0.02 * bodyHeight)
  const [place] = printed.map(({ place }) => place)
  const top = printed[0] && place?.(printed[0].figure.head.at).y
  expect((floorY - (top ?? 0)) / bodyHeight).toBeGreaterThan(0.82)
  expect((floorY - (top ?? 0)) / bodyHeight).toBeLessThan(0.92)
  const skeleton = skeletonOfPose({
    pose: standing.pose,
    aspect: standing.aspect,
    metresPerPictureHeight: 1.66 / 0.6,
  })
  for (const { wrist, fingertip, heel, toe } of Object.values(skeleton.sides)) {
    expect(Math.hypot(wrist.x - fingertip.x, wrist.y - fingertip.y, wrist.z - fingertip.z)).toBeCloseTo(
      0.108 * height,
    )
    expect(Math.hypot(heel.x - toe.x, heel.y - toe.y, heel.z - toe.z)).toBeCloseTo(0.144 * height, 2)
  }
  const { arms } = ownFigure(skeleton)
  // Palm, four fingers and thumb, plus sleeve and forearm.
  expect(arms.map(arm => arm.length)).toEqual([8, 8])
})

it('a plate has trails only of what moved', () => {
  const still = exposed('plank', -90).slice(0, 1)
  expect(layOut(still, canvas).trails).toHaveLength(1)
  const trails = layOut(exposed('squat', 90), canvas).trails
  expect(trails.length).toBeGreaterThan(1)
  for (const trail of trails) expect(trail).toHaveLength(5)
})

it('a level back is rounder than the straight line from hips to shoulders', () => {
  const folded = exposed('toe-touch', 90).at(-1)
  if (!folded) throw new Error('nothing was exposed')
  const { pelvis, lumbar, ribs, sides } = skeletonOfPose({
    pose: folded.pose,
    aspect: folded.aspect,
    metresPerPictureHeight: 1.66 / 0.6,
  })
  const shoulder = sides.left.shoulder
  for (const { x, y } of [lumbar, ribs]) {
    const share = (x - pelvis.x) / (shoulder.x - pelvis.x)
    expect(y).toBeGreaterThan(pelvis.y + share * (shoulder.y - pelvis.y))
  }
})
