export function createRunningMedian(size: number) {
  const recent: number[] = []
  return (next: number): number => {
    recent.push(next)
    if (recent.length > size) recent.shift()
    const sorted = [...recent].sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? next
  }
}
