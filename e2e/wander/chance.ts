export type Weighted<Thing> = { thing: Thing; weight: number }

/** Seeded choices (mulberry32), so that a walk can be repeated. */
export function createChance(seed: number) {
  let state = seed >>> 0

  function share() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  function oneOf<Thing>(things: readonly Thing[]): Thing {
    const thing = things[Math.floor(share() * things.length)]
    if (thing === undefined) throw new Error('There is nothing to choose from')
    return thing
  }

  return {
    share,
    oneOf,
    isTrue: (probability: number) => share() < probability,
    weighted<Thing>(choices: readonly Weighted<Thing>[]): Thing | null {
      const sum = choices.reduce((total, { weight }) => total + weight, 0)
      let left = share() * sum
      for (const { thing, weight } of choices) {
        left -= weight
        if (left < 0) return thing
      }
      return null
    },
  }
}
export type Chance = ReturnType<typeof createChance>
