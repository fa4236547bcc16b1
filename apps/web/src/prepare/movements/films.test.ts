import { easierWays, inWays, movements, workoutSets } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { describe, expect, it } from 'vitest'
import { previewOf } from './films.tsx'

describe('the film before the test', () => {
  it('omits skipped movements', () => {
    expect(previewOf(inWays(workoutSets.organisation, { 'jumping-jack': 'left-out' }))).toMatchObject({
      clip: 'push-up',
      words: 'Push-ups, Single-leg stance, Plank, Sit and reach.',
    })
  })

  it('shows three exercises for the usual set', () => {
    expect(previewOf(workoutSets.default)).toMatchObject({
      clip: 'ready',
      words: 'Single-leg stance, Toe touch, Squats.',
    })
  })

  it('differs for any other set', () => {
    expect(previewOf(workoutSets.organisation).clip).toBe('ready-organisation')
    expect(previewOf(workoutSets.organisation.slice(0, 3)).clip).not.toBe('ready')
  })

  it('shows nothing harder than planned: the first easier variant instead of the whole set', () => {
    expect(previewOf(inWays(workoutSets.default, easierWays('semi-tandem')))).toEqual({
      clip: 'single-leg-stance-semi-tandem',
      plate: 'single-leg-stance-semi-tandem',
      words: 'Half-step stance, Reach on a chair, Chair stands.',
    })
  })
})

it('every movement of every set states its duration', () => {
  for (const item of Object.values(workoutSets).flat()) {
    if (item.type === 'break') continue
    const { kind, test } = movements[item.movement]
    const shown = movementsWords.time({ kind, seconds: item.durationSeconds })
    expect(shown).toMatch(new RegExp(`^(up to )?${item.durationSeconds}\u00a0s$`))
    if (test === 'balance') expect(shown).toMatch(/^up to /)
  }
})
