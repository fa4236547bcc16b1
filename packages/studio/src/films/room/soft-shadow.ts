import type { Skeleton, Vector } from '@lithe/choreography'
import { CanvasTexture, Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'

const shadowColour = '74, 56, 36'

function softSpot(): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 128
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d canvas')
  const fade = context.createRadialGradient(64, 64, 0, 64, 64, 64)
  fade.addColorStop(0, `rgba(${shadowColour}, 1)`)
  fade.addColorStop(0.5, `rgba(${shadowColour}, 0.45)`)
  fade.addColorStop(1, `rgba(${shadowColour}, 0)`)
  context.fillStyle = fade
  context.fillRect(0, 0, 128, 128)
  return new CanvasTexture(canvas)
}

/** Where the body keeps the light from the floor: dark under a foot that stands, faint under the trunk. */
export function createSoftShadow() {
  const object = new Group()
  const map = softSpot()
  const spot = (length: number, width: number, order: number) => {
    const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false })
    const mesh = new Mesh(new PlaneGeometry(width, length), material)
    mesh.rotation.x = -Math.PI / 2
    mesh.position.y = 0.002 + order * 0.0005
    object.add(mesh)
    return (place: Vector, strength: number) => {
      mesh.position.x = place.x
      mesh.position.z = place.z
      material.opacity = strength
    }
  }
  const underTrunk = spot(0.8, 1, 0)
  const underFeet = { left: spot(0.46, 0.24, 1), right: spot(0.46, 0.24, 2) }
  return {
    object,
    show({ pelvis, sides }: Skeleton) {
      underTrunk(pelvis, 0.26)
      for (const side of ['left', 'right'] as const) {
        const { heel, toe } = sides[side]
        const middle = { x: (heel.x + toe.x) / 2, y: 0, z: (heel.z + toe.z) / 2 }
        underFeet[side](middle, 0.5 * Math.exp(-Math.max(0, heel.y) / 0.08))
      }
    },
  }
}
