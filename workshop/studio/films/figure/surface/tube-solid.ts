import { smoothTube, type Tube } from '../../../../choreography/choreography.ts'
import type { Box, Solid } from './field.ts'
import { nearerOf, type Slab, slabsOf } from './slab.ts'

const stepsBetweenSections = 2

function boxOf(slabs: readonly Slab[]): Box {
  const low = (axis: 'x' | 'y' | 'z') => Math.min(...slabs.map(({ middle, radius }) => middle[axis] - radius))
  const high = (axis: 'x' | 'y' | 'z') =>
    Math.max(...slabs.map(({ middle, radius }) => middle[axis] + radius))
  return { min: [low('x'), low('y'), low('z')], max: [high('x'), high('y'), high('z')] }
}

/** The inside of a tube of the dressed body. */
export function tubeSolid(tube: Tube): Solid {
  const slabs = slabsOf(smoothTube(tube, stepsBetweenSections))
  return {
    box: boxOf(slabs),
    near(x, y, z, reach) {
      const close = slabs.filter(({ middle, radius }) => {
        const [dx, dy, dz] = [middle.x - x, middle.y - y, middle.z - z]
        return dx * dx + dy * dy + dz * dz < (radius + reach) ** 2
      })
      if (close.length === 0) return null
      return (px, py, pz) => {
        let least = Number.MAX_VALUE
        for (const slab of close) least = nearerOf(slab, px, py, pz, least)
        return least
      }
    },
  }
}
