import { instantOf, kneesOf, type Look } from './instant.ts'
import type { TrueHold } from './true-holds.ts'

const straightHipFromDegrees = 160
/** A smaller angle is kneeling. */
const straightKneesFromDegrees = 150
/** How far the chest must face down; 1 is straight at the floor. */
const faceDownFrom = 0.5

function isInLine(look: Look): boolean {
  const instant = instantOf(look)
  return (
    -look.skeleton.bones.chest.z.y >= faceDownFrom &&
    instant.hip >= straightHipFromDegrees &&
    kneesOf(instant) >= straightKneesFromDegrees
  )
}

/** Spans in which the body was face down in a straight line, knees off the floor. */
export function trueLineHolds(looks: readonly Look[]): TrueHold[] {
  const holds: TrueHold[] = []
  let wasInLine = false
  for (const look of looks) {
    const open = holds.at(-1)
    if (open && wasInLine) open.to = look.t
    const inLine = isInLine(look)
    if (inLine && !wasInLine) holds.push({ from: look.t, to: look.t, seconds: 0 })
    wasInLine = inLine
  }
  return holds.map(hold => ({ ...hold, seconds: hold.to - hold.from }))
}
