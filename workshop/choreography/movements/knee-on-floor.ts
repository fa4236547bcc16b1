import { type Body, skeletonOf } from '@lithe/body'
import { type ProneShape, proneOn, type Support } from './prone.ts'

/** Joint height with the kneecap on the floor, as a fraction of body height. */
const restingHeight = 0.036
const mostBentDegrees = 80
const leastBentDegrees = 179
const halvings = 5

/** Knee angle at which the knees of a body on toes and arms just touch the floor. */
export function kneeOnFloor(body: Body, shape: ProneShape, support: Support, seconds: number): number {
  const heightAt = (knee: number) =>
    skeletonOf(body, proneOn(body, { ...shape, knee }, support, seconds)).sides.left.knee.y -
    restingHeight * body.heightMetres
  let low = { knee: mostBentDegrees, height: heightAt(mostBentDegrees) }
  let high = { knee: leastBentDegrees, height: heightAt(leastBentDegrees) }
  for (let step = 0; step < halvings; step += 1) {
    const knee = (low.knee + high.knee) / 2
    const height = heightAt(knee)
    if (height > 0) high = { knee, height }
    else low = { knee, height }
  }
  // Height is almost linear in the angle near the floor.
  const share = Math.min(1, Math.max(0, -low.height / (high.height - low.height)))
  return low.knee + (high.knee - low.knee) * share
}
