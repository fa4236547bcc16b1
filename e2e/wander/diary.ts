/** Keeps a record of a walk and its outcome, so that the walk can be repeated. */
export function keepDiary() {
  const steps: string[] = []
  const kinds = new Map<string, number>()
  const places = new Map<string, number>()
  let total = 0
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const listed = (counts: Map<string, number>) =>
    [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([name, times]) => `${name} ${times}`)
      .join(', ')

  return {
    /** Starts another visit, forgetting the previous one. */
    begin(words: string) {
      steps.length = 0
      steps.push(`0. ${words}`)
    },
    note(kind: string, words: string, path: string) {
      total += 1
      count(kinds, kind)
      const step = `${steps.length}. ${words} (${path})`
      steps.push(step)
      if (process.env.WANDER_ALOUD) console.log(step)
    },
    arrive: (path: string) => count(places, path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ':id')),
    steps: () => steps,
    total: () => total,
    routes: () => places.size,
    summary: () => `steps: ${listed(kinds)}\npages: ${listed(places)}`,
  }
}
export type Diary = ReturnType<typeof keepDiary>
