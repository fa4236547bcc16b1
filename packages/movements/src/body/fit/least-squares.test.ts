import { describe, expect, test } from 'vitest'
import { createLeastSquares } from './least-squares.ts'

describe('least squares', () => {
  test('finds the intersection of two lines', () => {
    const squares = createLeastSquares(2)
    squares.clear(1e-9)
    // x + y = 5 and x − y = 1, starting from 0, 0.
    squares.add([0, 1], [1, 1], -5, 1)
    squares.add([0, 1], [1, -1], -1, 1)
    const [x, y] = squares.solve()
    expect(x).toBeCloseTo(3, 6)
    expect(y).toBeCloseTo(2, 6)
  })

  test('weights observations by their certainty', () => {
    const squares = createLeastSquares(1)
    squares.clear(1e-9)
    squares.add([0], [1], -10, 1)
    squares.add([0], [1], -20, 2)
    expect(squares.solve()[0]).toBeCloseTo(12, 6)
  })

  test('solves independent unknowns separately', () => {
    const squares = createLeastSquares(4)
    squares.clear(1e-9)
    squares.add([0, 3], [1, 1], -4, 1)
    squares.add([0, 3], [1, -1], 0, 1)
    squares.add([1, 2], [2, 1], -7, 1)
    squares.add([1, 2], [1, 0], -3, 1)
    const solved = [...squares.solve()].map(value => Number(value.toFixed(5)))
    expect(solved).toEqual([2, 3, 1, 2])
  })

  test('discards earlier rows', () => {
    const squares = createLeastSquares(1)
    squares.clear(1e-9)
    squares.add([0], [1], -10, 1)
    squares.solve()
    squares.clear(1e-9)
    squares.add([0], [1], -4, 1)
    expect(squares.solve()[0]).toBeCloseTo(4, 6)
  })
})
