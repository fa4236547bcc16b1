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

test('a chair stands on the plates of those who sit or hold one, and on no other', () => {
  const withChair = plates.filter(plate => drawPlate(plate).includes('class="chrono-chair"'))
  expect(withChair.map(({ name }) => name)).toEqual([
    'single-leg-stance-supported',
    'toe-touch-seated',
    'squat-seated',
    'rest',
  ])
})

describe.each(plates)('the plate $name', plate => {
  const drawing = drawPlate(plate)

  test('is small enough to stand in a page', () => {
    expect(drawing.length).toBeLessThan(40_000)
  })

  test('shows every figure, the last one wholly there', () => {
    expect(drawing.match(/<use /g)).toHaveLength(plate.figures)
    expect(drawing.match(/<g opacity="/g) ?? []).toHaveLength(plate.figures - 1)
  })

  test('draws each arc through as many points as there are figures, inside the picture', () => {
    const points = circles(drawing)
    expect(points).toHaveLength(plate.figures * plate.traces.length)
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(plate.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(plate.height)
    }
  })

  test('takes its colours from the page and brings its own when there are none', () => {
    for (const token of ['--figure,#134a40', '--ember,#c8431b', '--sand,#eadfcb'])
      expect(drawing).toContain(`var(${token})`)
    expect(drawing).not.toMatch(/NaN|undefined/)
  })

  test('is the same every time it is drawn', () => {
    expect(drawPlate(plate)).toBe(drawing)
  })
})

test('the mark is small and has a head for each of its three figures', () => {
  expect(drawMark().length).toBeLessThan(2_000)
  expect(drawMark().match(/<circle/g)).toHaveLength(3)
})
