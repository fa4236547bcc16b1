import { CanvasTexture, Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import { between, type Skeleton, type Vector } from '../../../choreography/choreography.ts'

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

/** Contact shadow: dark under a resting foot or hand, faint under the trunk. */
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
  const underHands = { left: spot(0.34, 0.22, 3), right: spot(0.34, 0.22, 4) }
  return {
    object,
    show({ pelvis, sides }: Skeleton) {
      underTrunk(pelvis, 0.26)
      for (const side of ['left', 'right'] as const) {
        const { heel, toe, wrist, fingertip } = sides[side]
        underFeet[side](between(heel, toe), 0.5 * nearness(Math.min(heel.y, toe.y)))
        underHands[side](between(wrist, fingertip), 0.5 * nearness(Math.min(wrist.y, fingertip.y)))
      }
    },
  }
}

/** 1 on the floor, falling with height. */
const nearness = (metresAbove: number) => Math.exp(-Math.max(0, metresAbove) / 0.08)
