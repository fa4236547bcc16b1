import type { MovementId } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import { chairStandNorm, squatBridge } from './norms/chair-stand-norm.ts'
import { type CitationId, citations } from './norms/citations.ts'
import { planks } from './norms/plank-norm.ts'
import { pushUps } from './norms/push-up-norm.ts'
import { sitAndReachNorm, toeTouchNorm } from './norms/reach-norm.ts'
import { stanceNorm } from './norms/stance-norm.ts'
import { adviceCitations, sourcesOf } from './sources.ts'

const norms: [MovementId, readonly CitationId[]][] = [
  ['single-leg-stance', stanceNorm.sources],
  ['toe-touch', toeTouchNorm.sources],
  ['sit-and-reach', sitAndReachNorm.sources],
  ['squat', [...chairStandNorm.sources, ...squatBridge.sources]],
  ['push-up', pushUps.sources],
  ['plank', planks.sources],
  ['jumping-jack', []],
]

describe('the sources shown under a report', () => {
  it.each(norms)('are exactly the papers that the norm of %s was made from', (movement, ids) => {
    expect(new Set(sourcesOf([movement]))).toEqual(new Set(ids.map(id => ({ id, ...citations[id] }))))
  })

  it('are found again by the names that a report keeps, of the advice too', () => {
    expect(adviceCitations(['who2020', 'a paper of another model'])).toEqual([
      { id: 'who2020', ...citations.who2020 },
    ])
  })

  it('name a paper once, however many movements stand on it', () => {
    const both = sourcesOf(['toe-touch', 'sit-and-reach'])
    expect(new Set(both).size).toBe(both.length)
  })
})
