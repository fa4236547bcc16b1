import { movementIds, type Picture, variantPictures } from '@lithe/movements/catalog'
import { describe, expect, test } from 'vitest'
import { drawMark } from './draw-mark.ts'
import { drawPlate } from './draw-plate.ts'
import { plates } from './plates.ts'

const circles = (drawing: string) =>
  [...drawing.matchAll(/<circle cx="(-?\d+)" cy="(-?\d+)"/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))

test.each<Picture>([...movementIds, ...variantPictures, 'rest'])('%s has a plate', picture => {
  expect(plates.map(({ name }) => name)).toContain(picture)
})

test('only plates of seated or supported movements show a chair', () => {
  const withChair = plates.filter(plate => drawPlate(plate).includes('class="chrono-chair"'))
  expect(withChair.map(({ name }) => name)).toEqual([
    'single-leg-stance-supported',
    'toe-touch-seated',
    'squat-seated',
    'rest',
    'squat-held',
  ])
})

describe.each(plates)('the plate $name', plate => {
  const drawing = drawPlate(plate)

  test('is small enough to inline in a page', () => {
    expect(drawing.length).toBeLessThan(40_000)
  })

  test('shows every figure, the last one at full opacity', () => {
    expect(drawing.match(/<use /g)).toHaveLength(plate.figures)
    expect(drawing.match(/<g opacity="/g) ?? []).toHaveLength(plate.figures - 1)
  })

  test('draws each arc through one point per figure, inside the plate', () => {
    const points = circles(drawing)
    expect(points).toHaveLength(plate.figures * plate.traces.length)
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(plate.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(plate.height)
    }
  })

  test('inherits colours from the page, with its own as fallbacks', () => {
    for (const token of ['--figure,#134a40', '--ember,#c8431b', '--sand,#eadfcb'])
      expect(drawing).toContain(`var(${token})`)
    expect(drawing).not.toMatch(/NaN|undefined/)
  })

  test('is deterministic', () => {
    expect(drawPlate(plate)).toBe(drawing)
  })
})

test('the mark is small, with a head for each of its three figures', () => {
  expect(drawMark().length).toBeLessThan(2_000)
  expect(drawMark().match(/<circle/g)).toHaveLength(3)
})
