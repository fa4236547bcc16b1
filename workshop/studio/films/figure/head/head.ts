import { Group, Mesh, SphereGeometry, Vector3 } from 'three'
import type { Skeleton, Vector } from '../../../../choreography/choreography.ts'
import { boneMatrix } from '../bone-matrix.ts'
import type { Expression } from '../expression.ts'
import type { Look } from '../look.ts'
import { contourMetres } from '../sewn-mesh.ts'
import type { Field } from '../surface/field.ts'
import { wholeSolid } from '../surface/rounded-shapes.ts'
import { surfaceGeometry } from '../surface/surface-geometry.ts'
import { surfaceNet } from '../surface/surface-net.ts'
import { contour, toon } from '../toon.ts'
import { createBrow } from './brow.ts'
import { createEye, type Gaze } from './eye.ts'
import { hairShape } from './hair-shape.ts'
import { headBox, headShape } from './head-shape.ts'
import { createMouth } from './mouth.ts'
import { createStrands } from './strands.ts'
import { createYears } from './years.ts'

const cell = 0.16
/** Slightly larger than life, to be legible at arm's length. */
const headSize = 1.06
const lookAsideMost = 0.8

const modelledOnce = (field: Field) => surfaceGeometry(surfaceNet(wholeSolid(field, headBox), cell))
const geometries = { skin: modelledOnce(headShape), hair: modelledOnce(hairShape) }

function covering(cloth: 'skin' | 'hair', { contours, paints }: Look) {
  const geometry = geometries[cloth]
  const line = new Mesh(geometry, contour(contours[cloth], contourMetres))
  return [new Mesh(geometry, toon(paints[cloth])), line]
}

function earring(sign: 1 | -1, { paints }: Look) {
  const drop = new Mesh(new SphereGeometry(0.3, 20, 14), toon(paints.cuff))
  drop.position.set(sign * 4.5, 0.25, -0.05)
  return drop
}

/** Turns her eyes to the viewer as far as eyes can. */
function gazeTowards({ head, bones }: Skeleton, place: Vector): Gaze {
  const to = { x: place.x - head.x, y: place.y - head.y, z: place.z - head.z }
  const along = (axis: Vector) => axis.x * to.x + axis.y * to.y + axis.z * to.z
  const ahead = along(bones.head.z)
  if (ahead <= 0) return { x: 0, y: 0 }
  const within = (value: number) => Math.min(lookAsideMost, Math.max(-lookAsideMost, value * 1.6))
  return { x: within(along(bones.head.x) / ahead), y: within(along(bones.head.y) / ahead) }
}

/** A head, modelled once, with an animated face. */
export function createHead(look: Look) {
  const object = new Group()
  object.matrixAutoUpdate = false
  const eyes = [createEye(1, look), createEye(-1, look)]
  const others = [createBrow(1, look), createBrow(-1, look), createMouth(look), createYears(look)]
  object.add(...covering('skin', look), ...covering('hair', look), createStrands(look))
  object.add(earring(1, look), earring(-1, look))
  object.add(...eyes.map(eye => eye.object), ...others.map(feature => feature.object))
  return {
    object,
    show(skeleton: Skeleton, expression: Expression, viewer: Vector) {
      const scale = (headSize * skeleton.body.heightMetres) / 100
      object.matrix.copy(
        boneMatrix(skeleton.bones.head, skeleton.head).scale(new Vector3(scale, scale, scale)),
      )
      const gaze = gazeTowards(skeleton, viewer)
      for (const eye of eyes) eye.show(expression, gaze)
      for (const feature of others) feature.show(expression)
    },
  }
}
