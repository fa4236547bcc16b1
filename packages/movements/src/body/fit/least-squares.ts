/** Keeps a pivot positive despite rounding. */
const leastPivot = 1e-9

/**
 * Damped Gauss–Newton for weighted least squares: add rows, then solve one step. Allocates only once, since a phone
 * solves several times per frame.
 */
export function createLeastSquares(size: number) {
  const matrix = new Float64Array(size * size)
  const right = new Float64Array(size)

  /** First nonzero column of each row; nothing fills in left of that column. */
  const firsts = new Int32Array(size)

  function findFirsts() {
    for (let i = 0; i < size; i++) {
      let first = 0
      while (first < i && matrix[i * size + first] === 0) first += 1
      firsts[i] = first
    }
  }

  /** In-place Cholesky factorisation of the lower triangle. */
  function factorise() {
    findFirsts()
    for (let i = 0; i < size; i++) {
      const row = i * size
      const first = firsts[i] as number
      for (let j = first; j <= i; j++) {
        const other = j * size
        let sum = matrix[row + j] as number
        for (let k = Math.max(first, firsts[j] as number); k < j; k++)
          sum -= (matrix[row + k] as number) * (matrix[other + k] as number)
        matrix[row + j] = i === j ? Math.sqrt(Math.max(sum, leastPivot)) : sum / (matrix[other + j] as number)
      }
    }
  }

  function substitute(): Float64Array {
    for (let i = 0; i < size; i++) {
      let sum = right[i] as number
      for (let k = firsts[i] as number; k < i; k++)
        sum -= (matrix[i * size + k] as number) * (right[k] as number)
      right[i] = sum / (matrix[i * size + i] as number)
    }
    for (let i = size - 1; i >= 0; i--) {
      const value = (right[i] as number) / (matrix[i * size + i] as number)
      right[i] = value
      for (let k = firsts[i] as number; k < i; k++)
        right[k] = (right[k] as number) - (matrix[i * size + k] as number) * value
    }
    return right
  }

  return {
    clear(damping: number) {
      matrix.fill(0)
      right.fill(0)
      for (let i = 0; i < size; i++) matrix[i * size + i] = damping
    },
    /** Adds a residual with weight 1/`sigma`² and its derivatives by unknown. */
    add(unknowns: readonly number[], slopes: readonly number[], residual: number, sigma: number) {
      const weight = 1 / (sigma * sigma)
      for (let a = 0; a < unknowns.length; a++) {
        const row = unknowns[a] as number
        const slope = weight * (slopes[a] as number)
        right[row] = (right[row] as number) - slope * residual
        for (let b = 0; b < unknowns.length; b++) {
          const column = unknowns[b] as number
          if (column <= row)
            matrix[row * size + column] =
              (matrix[row * size + column] as number) + slope * (slopes[b] as number)
        }
      }
    },
    /** Returns the step; valid until the next call. */
    solve() {
      factorise()
      return substitute()
    },
  }
}

export type LeastSquares = ReturnType<typeof createLeastSquares>
