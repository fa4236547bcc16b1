import { milliseconds } from '@lithe/pose'
import { describe, expect, it } from 'vitest'
import type { Light } from '../camera/light-meter.ts'
import { createLightWatch } from './light-watch.ts'

const room = { mean: 0.4, spread: 0.2 }
const dark = { mean: 0.06, spread: 0.05 }
const shut = { mean: 0.01, spread: 0.005 }

/** The warning in each second at 10 fps in a given light, by default without a visible person. */
function saidIn(light: Light, { isSeen = false, seconds = 9, pauseAt = Number.NaN } = {}) {
  const watch = createLightWatch()
  const said = Array.from({ length: seconds * 10 }, (_, index) => {
    const time = milliseconds(index * 100 + (index / 10 >= pauseAt ? 2000 : 0))
    return watch(isSeen, light, time)
  })
  return Array.from({ length: seconds }, (_, second) => said.slice(second * 10, second * 10 + 10)).map(
    answers => answers.find(answer => answer !== 'enough') ?? 'enough',
  )
}

describe('the light', () => {
  it('counts as too dark after four seconds', () => {
    expect(saidIn(dark)).toEqual([...Array(4).fill('enough'), ...Array(5).fill('dark')])
  })

  it('counts as black once every four seconds, starting over after a pause', () => {
    expect(saidIn(shut).map(said => said === 'black')).toEqual([
      ...[false, false, false, false],
      ...[true, false, false, false],
      true,
    ])
    expect(saidIn(shut, { pauseAt: 5 }).filter(said => said === 'black')).toHaveLength(1)
  })

  it('is sufficient in a lit room, and wherever a person is seen', () => {
    for (const said of [saidIn(room), saidIn(dark, { isSeen: true })])
      expect(new Set(said)).toEqual(new Set(['enough']))
  })
})
