import { describe, expect, it } from 'vitest'
import { countdown, framing, measuredTwelve, play, squats, tick } from '../testing/play-state.ts'
import { practiceMs } from './step-practising.ts'

describe('practice', () => {
  const wanted = play(framing, [0, { type: 'practice-tapped' }])
  const practising = play(wanted.state, [2, { type: 'pose-held' }], [5, tick])

  it('is offered, and skipped unless requested', () => {
    expect(framing.practice).toBe('offered')
    expect(play(countdown, [3, tick]).state.at).toBe('measuring')
    expect(play(wanted.state, [1, { type: 'practice-tapped' }]).state).toEqual(framing)
  })

  it('starts like the measurement, but measures nothing', () => {
    expect(practising.state).toMatchObject({ at: 'practising', startedAt: 5000 })
    expect(practising.did).toContain('begin-practising')
    expect(practising.did).not.toContain('begin-measuring')
    expect(play(practising.state, [9, measuredTwelve]).state).toBe(practising.state)
  })

  it('ends once the movement is recognised, and leads to the attempt that counts', () => {
    const seen = play(practising.state, [8, { type: 'practised', isRecognised: true }])
    expect(seen.state).toMatchObject({ at: 'framing', practice: 'recognised' })
    expect(seen.did).toEqual(['begin-framing'])
    const next = play(seen.state, [10, { type: 'pose-held' }], [13, tick])
    expect(next.did).toContain('begin-measuring')
  })

  it('ends automatically if nothing is seen', () => {
    const end = 5 + practiceMs / 1000
    expect(play(practising.state, [end, tick]).state.at).toBe('practising')
    expect(play(practising.state, [end + 0.1, tick]).state).toMatchObject({
      at: 'framing',
      practice: 'not-recognised',
    })
  })

  it('can be skipped', () => {
    expect(play(practising.state, [6, { type: 'practice-tapped' }]).state).toMatchObject({
      at: 'framing',
      assignment: squats,
      practice: 'offered',
    })
  })

  it('can be stopped and interrupted like a measurement', () => {
    for (const [type, reason] of [
      ['stop-tapped', 'stopped'],
      ['arms-crossed', 'stopped'],
      ['page-hidden', 'interrupted'],
      ['camera-lost', 'interrupted'],
      ['sight-lost', 'interrupted'],
    ] as const)
      expect(play(practising.state, [6, { type }]).state).toMatchObject({ at: 'refused', reason })
    expect(play(practising.state, [6, { type: 'near-fall' }]).state.at).toBe('near-fall')
  })
})
