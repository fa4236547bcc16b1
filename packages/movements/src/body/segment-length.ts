/** Frames that must have reached a length before it is believed; a few stray frames cannot set it. */
const framesToBelieve = 12

/**
 * The true length of a body segment, learnt as the length it shows when it lies in the picture plane: the longest
 * seen in at least `framesToBelieve` frames.
 */
export function createSegmentLength<Length extends number = number>() {
  const longest: Length[] = []
  return (seen: Length): Length => {
    const place = longest.findIndex(length => seen > length)
    if (place >= 0) longest.splice(place, 0, seen)
    else longest.push(seen)
    if (longest.length > framesToBelieve) longest.pop()
    return longest.at(-1) ?? seen
  }
}
