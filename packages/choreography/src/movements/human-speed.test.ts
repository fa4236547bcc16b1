import { describe, expect, it } from 'vitest'
import { skeletonOf } from '../body/skeleton.ts'
import { exampleMovements, timesOf } from '../testing/example-movements.ts'
import { bodyAngles } from '../truth/body-angles.ts'

const perSecond = 100

describe.each(exampleMovements)('$name', ({ movement }) => {
  const skeletons = timesOf(movement, perSecond).map(t => skeletonOf(movement.body, movement.postureAt(t)))

  it('turns no joint faster than 600° a second', () => {
    const angles = skeletons.map(bodyAngles)
    angles.slice(1).forEach((now, index) => {
      const before = angles[index]
      for (const joint of ['kneeLeft', 'kneeRight', 'hip', 'elbowLeft', 'elbowRight'] as const)
        expect(Math.abs(now[joint] - (before?.[joint] ?? 0)) * perSecond, joint).toBeLessThan(600)
    })
  })

  it('moves no hand or foot faster than 3 metres a second, nor jerks it', () => {
    skeletons.slice(2).forEach((now, index) => {
      for (const side of ['left', 'right'] as const)
        for (const joint of ['fingertip', 'toe', 'knee'] as const) {
          const [a, b, c] = [skeletons[index], skeletons[index + 1], now].map(
            s => s?.sides[side][joint].y ?? 0,
          )
          const speed = ((c ?? 0) - (b ?? 0)) * perSecond
          const acceleration = (speed - ((b ?? 0) - (a ?? 0)) * perSecond) * perSecond
          expect(Math.abs(speed), joint).toBeLessThan(3)
          expect(Math.abs(acceleration), joint).toBeLessThan(40)
        }
    })
  })
})
