import { BufferAttribute, BufferGeometry } from 'three'
import type { SurfaceMesh } from './surface-net.ts'

export function surfaceGeometry({ places, normals, triangles }: SurfaceMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(places, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setIndex(triangles)
  return geometry
}
