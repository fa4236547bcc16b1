import { describe, expect, test } from 'vitest'
import { landmarkNames, mirroredIndex } from './landmark-names.ts'
import { imagePoint, worldPoint } from './points.ts'
import { landmark, type Pose } from './pose-frame.ts'
import { createSideKeeper } from './side-keeper.ts'
import { inSeconds } from './units.ts'

const aspect = 0.75
const perPicture = inSeconds(1 / 15)

/** A person rotated about the vertical by this much; left and right swap at 180°. */
const turnedBy = (degrees: number): Pose =>
  landmarkNames.map((name, index) => {
    const out = /left/i.test(name) ? 0.1 : /right/i.test(name) ? -0.1 : 0
    const x = 0.5 + out * Math.cos((degrees * Math.PI) / 180)
    return { image: imagePoint(x, index / 40), world: worldPoint(x, index / 40, 0), visibility: 0.9 }
  })
const front = turnedBy(0)
const crossed: Pose = front.map((point, index) => front[mirroredIndex[index] ?? index] ?? point)
const leftAnkle = (pose: Pose | null) => (pose ? landmark(pose, 'leftAnkle').image.x : null)

/** Every pose corrected in turn, at the frame rate above. */
function kept(poses: readonly Pose[]): (Pose | null)[] {
  const keeper = createSideKeeper()
  return poses.map(pose => keeper.keep(pose, aspect, perPicture))
}

describe('a side keeper', () => {
  test('corrects a body with swapped sides', () => {
    expect(kept([front, crossed, crossed, front]).map(leftAnkle)).toEqual([0.6, 0.6, 0.6, 0.6])
  })

  test('drops a frame that mixes left and right', () => {
    expect(kept([front, turnedBy(75), turnedBy(120), front]).map(leftAnkle)).toEqual([0.6, null, null, 0.6])
  })

  test('accepts swapped sides that the engine keeps reporting', () => {
    const out = kept([front, ...Array.from({ length: 40 }, () => crossed)]).map(leftAnkle)
    expect(out[10]).toBe(0.6)
    expect(out.at(-1)).toBe(0.4)
  })

  test('allows a person to turn round', () => {
    const turning = Array.from({ length: 31 }, (_, step) => turnedBy(step * 6))
    expect(kept(turning)).toEqual(turning)
  })

  test('leaves a side view alone, because left and right coincide there', () => {
    const wobbling = Array.from({ length: 20 }, (_, step) => turnedBy(90 + (step % 2 === 0 ? 2 : -2)))
    expect(kept(wobbling)).toEqual(wobbling)
  })

  test('accepts the engine’s sides after a pause', () => {
    const keeper = createSideKeeper()
    keeper.keep(front, aspect, perPicture)
    keeper.forget()
    expect(leftAnkle(keeper.keep(crossed, aspect, perPicture))).toBe(0.4)
  })
})
