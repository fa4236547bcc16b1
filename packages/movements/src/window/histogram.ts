/** Fixed-size histogram from 0, for quantiles in constant memory. */
export function createHistogram({ binWidth, bins }: { binWidth: number; bins: number }) {
  const counts = new Array<number>(bins).fill(0)
  let total = 0
  return {
    /** Values beyond the last bin count in that bin. */
    add(value: number) {
      const bin = Math.min(bins - 1, Math.max(0, Math.floor(value / binWidth)))
      counts[bin] = (counts[bin] ?? 0) + 1
      total += 1
    },
    /** Midpoint of the quantile's bin, for a fraction from 0 to 1; 0 when empty. */
    quantile(share: number): number {
      let passed = 0
      for (const [bin, count] of counts.entries()) {
        passed += count
        if (count > 0 && passed > share * total) return (bin + 0.5) * binWidth
      }
      return total === 0 ? 0 : (bins - 0.5) * binWidth
    },
  }
}
