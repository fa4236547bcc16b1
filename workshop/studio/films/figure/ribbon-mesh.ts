import { BufferAttribute, BufferGeometry, Mesh } from 'three'
import { type Part, type Section, smoothTube } from '../../../choreography/choreography.ts'
import type { Look } from './look.ts'
import { toon } from './toon.ts'

const ringPoints = 28
const stepsBetweenSections = 5

/** A stripe on the figure, which `show` fits to the part's current shape. */
export function createRibbonMesh(part: Part, { paints }: Look) {
  const rings = smoothTube(part.tube, stepsBetweenSections).length
  const places = new Float32Array(rings * ringPoints * 3)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(places, 3))
  geometry.setIndex(ringTriangles(rings))
  const mesh = new Mesh(geometry, toon(paints[part.cloth]))
  mesh.frustumCulled = false

  function show(newest: Part) {
    smoothTube(newest.tube, stepsBetweenSections).forEach((section, ring) => {
      writeRing(section, places, ring * ringPoints * 3)
    })
    geometry.getAttribute('position').needsUpdate = true
    geometry.computeVertexNormals()
  }
  show(part)
  return { object: mesh, show }
}

function writeRing({ place, across, ahead, width, front, back }: Section, places: Float32Array, at: number) {
  for (let point = 0; point < ringPoints; point += 1) {
    const angle = (point / ringPoints) * 2 * Math.PI
    const aside = Math.cos(angle) * width
    const deep = Math.sin(angle) * (Math.sin(angle) > 0 ? front : back)
    const index = at + point * 3
    places[index] = place.x + across.x * aside + ahead.x * deep
    places[index + 1] = place.y + across.y * aside + ahead.y * deep
    places[index + 2] = place.z + across.z * aside + ahead.z * deep
  }
}

function ringTriangles(rings: number): number[] {
  const triangles: number[] = []
  for (let ring = 0; ring + 1 < rings; ring += 1)
    for (let point = 0; point < ringPoints; point += 1) {
      const next = (point + 1) % ringPoints
      const [a, b] = [ring * ringPoints + point, ring * ringPoints + next]
      triangles.push(a, b, a + ringPoints, b, b + ringPoints, a + ringPoints)
    }
  return triangles
}
