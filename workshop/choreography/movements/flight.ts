/** State of a vertical motion: metres, m/s, m/s². */
export type Moment = { seconds: number; height: number; speed: number; push: number }

const gravity = 9.81

/** Ballistic height between take-off and landing. */
export function flightBetween(from: { seconds: number; height: number }, to: typeof from) {
  const air = to.seconds - from.seconds
  const speed = (to.height - from.height) / air + (gravity * air) / 2
  return {
    takeOff: { ...from, speed, push: -gravity },
    landing: { ...to, speed: speed - gravity * air, push: -gravity },
  }
}

/** Smoothest path between two moments: the quintic that joins them. */
export function heightBetween(from: Moment, to: Moment, seconds: number): number {
  const span = to.seconds - from.seconds
  const s = (seconds - from.seconds) / span
  const [v0, v1] = [from.speed * span, to.speed * span]
  const [a0, a1] = [from.push * span ** 2, to.push * span ** 2]
  const rise = to.height - from.height
  const cubic = 10 * rise - 6 * v0 - 4 * v1 - 1.5 * a0 + 0.5 * a1
  const quartic = -15 * rise + 8 * v0 + 7 * v1 + 1.5 * a0 - a1
  const quintic = 6 * rise - 3 * v0 - 3 * v1 - 0.5 * a0 + 0.5 * a1
  return from.height + s * (v0 + s * (a0 / 2 + s * (cubic + s * (quartic + s * quintic))))
}

/** Height along all moments in order; at rest outside them. */
export function heightAt(moments: readonly Moment[], seconds: number): number | null {
  const [first, last] = [moments[0], moments.at(-1)]
  if (!first || !last) return null
  if (seconds <= first.seconds) return first.height
  const next = moments.findIndex(moment => moment.seconds > seconds)
  const [from, to] = [moments[next - 1], moments[next]]
  return from && to ? heightBetween(from, to, seconds) : last.height
}
