import { tests } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import { chairStandCurve } from './norms/chair-stand-norm.ts'
import { type CitationId, citations } from './norms/citations.ts'
import { stanceCurve } from './norms/stance-norm.ts'
import { toeTouchCurve } from './norms/toe-touch-norm.ts'
import { reportSources } from './sources.ts'

const curves = { balance: stanceCurve, flexibility: toeTouchCurve, strength: chairStandCurve }

describe('the sources shown under a report', () => {
  it.each(tests)('are exactly the papers that the curve of %s was made from', test => {
    const ids: readonly CitationId[] = curves[test].sources
    expect(new Set(reportSources[test])).toEqual(new Set(ids.map(id => citations[id])))
  })
})
