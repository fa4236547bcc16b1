import { sides } from '@lithe/pose'
import { Group, type Object3D } from 'three'
import {
  dressedBody,
  type Part,
  type Skeleton,
  skirtFlesh,
  type Vector,
} from '../../../choreography/choreography.ts'
import type { Expression } from './expression.ts'
import { garmentsOf } from './garments.ts'
import { createHead } from './head/head.ts'
import type { Look } from './look.ts'
import { createRibbonMesh } from './ribbon-mesh.ts'
import { createSewnMesh } from './sewn-mesh.ts'

/** The lens position, and the figure's size per pixel. */
export type Viewer = { place: Vector; metresPerPoint: number }

const finestMetresPerPoint = 0.0012
const coarsest = 2.2
const coarsenessFor = ({ metresPerPoint }: Viewer) =>
  Math.min(coarsest, Math.max(1, metresPerPoint / finestMetresPerPoint))

const isRibbon = ({ cloth }: Part) => cloth === 'stripe'

/** A person: the dressed body as a 3D mesh with a face. */
export function createFigure(look: Look) {
  const object = new Group()
  const head = createHead(look)
  object.add(head.object)
  const garments = new Map<string, ReturnType<typeof createSewnMesh>>()
  const ribbons = new Map<string, ReturnType<typeof createRibbonMesh>>()
  const kept = <Mesh extends { object: Object3D }>(
    meshes: Map<string, Mesh>,
    name: string,
    make: () => Mesh,
  ) => {
    const mesh = meshes.get(name) ?? make()
    if (!meshes.has(name)) object.add(mesh.object)
    meshes.set(name, mesh)
    return mesh
  }
  return {
    object: object as Object3D,
    /** Makes her look at the viewer, with detail by distance. */
    show(skeleton: Skeleton, expression: Expression, viewer: Viewer) {
      const parts = [
        ...dressedBody(skeleton),
        ...(look.skirt ? sides.map(side => skirtFlesh(skeleton, side)) : []),
      ]
      for (const garment of garmentsOf(parts, skeleton))
        kept(garments, garment.name, () => createSewnMesh(garment.cloth, look)).show(
          garment,
          coarsenessFor(viewer),
        )
      for (const part of parts.filter(isRibbon))
        kept(ribbons, `${part.side} ${part.name}`, () => createRibbonMesh(part, look)).show(part)
      head.show(skeleton, expression, viewer.place)
    },
  }
}
