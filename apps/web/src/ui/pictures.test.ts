import { movementIds, variantPictures } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import { linesOf } from './captions.ts'
import { loadDrawing } from './chronophotograph.tsx'
import { findTrainerClip } from './trainer-picture.tsx'

const demonstrated = [...movementIds, ...variantPictures]

describe('the pictures of every variant', () => {
  it.each([...demonstrated, 'rest'])('%s has a plate of its own', async picture => {
    expect(await loadDrawing(picture)).toContain(`chrono-head-${picture}"`)
  })

  it.each(demonstrated)('%s has a film of its own, with its words', picture => {
    const film = findTrainerClip(picture)
    expect(film?.id).toBe(picture)
    const lines = linesOf(film, '')
    expect(lines.length).toBeGreaterThan(1)
    for (const { words } of lines) expect(words).not.toBe('')
  })
})
