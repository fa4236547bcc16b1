/** Frames needed to believe a length, so that outliers cannot set it. */
const framesToBelieve = 12

/**
 * True length of a body segment: the longest projection seen in at least `framesToBelieve` frames, or the median of
 * fewer.
 */
export function createSegmentLength<Length extends number = number>() {
  const longest: Length[] = []
  return (seen: Length): Length => {
    const place = longest.findIndex(length => seen > length)
    if (place >= 0) longest.splice(place, 0, seen)
    else longest.push(seen)
    if (longest.length > framesToBelieve) longest.pop()
    const isBelieved = longest.length === framesToBelieve
    return longest.at(isBelieved ? -1 : Math.floor(longest.length / 2)) ?? seen
  }
}
