import { movementIds, variantPictures } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import { loadDrawing } from './chronophotograph.tsx'
import { findTrainerClip } from './trainer-picture.tsx'

const demonstrated = [...movementIds, ...variantPictures]

describe('the pictures of every way to move', () => {
  it.each([...demonstrated, 'rest'])('%s has a plate of its own', async picture => {
    expect(await loadDrawing(picture)).toContain(`chrono-head-${picture}"`)
  })

  it.each(demonstrated)('%s has a film of its own, with its words', picture => {
    expect(findTrainerClip(picture)).toMatchObject({ id: picture, speaks: true })
  })
})
