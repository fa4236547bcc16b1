import { describe, expect, test } from 'vitest'
import { grown } from './field.ts'
import { ball, wholeSolid } from './rounded-shapes.ts'
import { type SurfaceMesh, surfaceNet } from './surface-net.ts'
import { tubeSolid } from './tube-solid.ts'

const placesOf = ({ places }: SurfaceMesh) =>
  Array.from({ length: places.length / 3 }, (_, index) => {
    const [x = 0, y = 0, z = 0] = places.subarray(index * 3)
    return { x, y, z }
  })

/** Volume by the divergence theorem; positive if every triangle faces outwards. */
function volumeOf(net: SurfaceMesh) {
  const corners = placesOf(net)
  let sum = 0
  for (let index = 0; index < net.triangles.length; index += 3) {
    const [a, b, c] = net.triangles.slice(index, index + 3).map(point => corners[point])
    if (!a || !b || !c) throw new Error('a triangle has three corners')
    sum += a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z) + a.z * (b.x * c.y - b.y * c.x)
  }
  return sum / 6
}

describe('a net around a sphere', () => {
  const net = surfaceNet(
    wholeSolid(ball([0.1, 0, 0], [1, 1, 1]), { min: [-1, -1, -1], max: [1.1, 1, 1] }),
    0.1,
  )

  test('lies on the sphere everywhere', () => {
    for (const { x, y, z } of placesOf(net)) expect(Math.hypot(x - 0.1, y, z)).toBeCloseTo(1, 2)
  })

  test('is closed and faces outwards', () => {
    expect(volumeOf(net)).toBeCloseTo((4 / 3) * Math.PI, 1)
  })

  test('has radial normals', () => {
    placesOf(net).forEach(({ x, y, z }, index) => {
      const [nx = 0, ny = 0, nz = 0] = net.normals.subarray(index * 3, index * 3 + 3)
      expect(nx * (x - 0.1) + ny * y + nz * z).toBeGreaterThan(0.99)
    })
  })
})

const stick = (y: number) => {
  const section = (x: number) => ({
    place: { x, y, z: 0 },
    across: { x: 0, y: 1, z: 0 },
    ahead: { x: 0, y: 0, z: 1 },
    width: 0.1,
    front: 0.2,
    back: 0.05,
  })
  return tubeSolid({ sections: [-0.5, 0, 0.5].map(section), startDome: 0.02, endDome: 0.02 })
}

describe('a tube', () => {
  test('has the width and the front and back depths of its sections', () => {
    const places = placesOf(surfaceNet(stick(0), 0.02)).filter(({ x }) => Math.abs(x) < 0.4)
    expect(Math.max(...places.map(({ y }) => y))).toBeCloseTo(0.1, 2)
    expect(Math.max(...places.map(({ z }) => z))).toBeCloseTo(0.2, 2)
    expect(Math.min(...places.map(({ z }) => z))).toBeCloseTo(-0.05, 2)
  })

  test('blends with a neighbour only where they meet', () => {
    const apart = volumeOf(surfaceNet(stick(0), 0.02))
    const overlapping = volumeOf(
      surfaceNet(
        grown(stick(0), stick(0.1), () => 0.05),
        0.02,
      ),
    )
    const distant = volumeOf(
      surfaceNet(
        grown(stick(0), stick(0.4), () => 0.05),
        0.02,
      ),
    )
    expect(overlapping).toBeLessThan(1.8 * apart)
    expect(overlapping).toBeGreaterThan(1.2 * apart)
    expect(distant).toBeCloseTo(2 * apart, 3)
  })
})
