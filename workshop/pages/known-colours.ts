/** WebCodecs colour names; mediabunny rejects decoded frames with any other name. */
const known = {
  primaries: ['bt709', 'bt470bg', 'smpte170m', 'bt2020', 'smpte432'],
  transfer: ['bt709', 'smpte170m', 'linear', 'iec61966-2-1', 'pq', 'hlg'],
  matrix: ['rgb', 'bt709', 'bt470bg', 'smpte170m', 'bt2020-ncl'],
}

const ifKnown = <Word extends string>(words: readonly string[], word: Word | null | undefined) =>
  word && words.includes(word) ? word : null

/** The same colour space without unknown names. */
export const knownColours = (space: VideoColorSpaceInit): VideoColorSpaceInit => ({
  primaries: ifKnown(known.primaries, space.primaries),
  transfer: ifKnown(known.transfer, space.transfer),
  matrix: ifKnown(known.matrix, space.matrix),
  fullRange: space.fullRange ?? null,
})

/** Drops the names that WebKitGTK invents for untagged films. */
export function leaveOutUnknownColours() {
  const own = Object.getOwnPropertyDescriptor(VideoFrame.prototype, 'colorSpace')?.get
  if (!own) return
  Object.defineProperty(VideoFrame.prototype, 'colorSpace', {
    configurable: true,
    get(this: VideoFrame) {
      return new VideoColorSpace(knownColours(own.call(this)))
    },
  })
}
