import type { MovementId } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import { chairStandNorm, squatBridge } from './norms/chair-stand-norm.ts'
import { type CitationId, citations } from './norms/citations.ts'
import { planks } from './norms/plank-norm.ts'
import { pushUps } from './norms/push-up-norm.ts'
import { sitAndReachNorm, toeTouchNorm } from './norms/reach-norm.ts'
import { stanceNorm } from './norms/stance-norm.ts'
import { adviceCitations, sourcesOf } from './sources.ts'

const papers: [MovementId, readonly CitationId[]][] = [
  ['single-leg-stance', [...stanceNorm.sources, 'goldberg2011']],
  ['toe-touch', [...toeTouchNorm.sources, 'gilon2026']],
  ['sit-and-reach', [...sitAndReachNorm.sources, 'kippers1987', 'gilon2026']],
  ['squat', [...chairStandNorm.sources, ...squatBridge.sources, 'alfonsorosa2014', 'gill2022']],
  ['push-up', pushUps.sources],
  ['plank', planks.sources],
  ['jumping-jack', []],
]

describe('sources below a report', () => {
  it.each(papers)('are exactly the papers behind the norm and the real change for %s', (movement, ids) => {
    expect(new Set(sourcesOf([movement]))).toEqual(new Set(ids.map(id => ({ id, ...citations[id] }))))
  })

  it('resolve from stored ids, even for advice', () => {
    expect(adviceCitations(['who2020', 'a paper of another model'])).toEqual([
      { id: 'who2020', ...citations.who2020 },
    ])
  })

  it('list a paper once, however many movements use it', () => {
    const both = sourcesOf(['toe-touch', 'sit-and-reach'])
    expect(new Set(both).size).toBe(both.length)
  })
})
