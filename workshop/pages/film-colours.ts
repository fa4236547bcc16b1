/** Luma weights of red and blue (ITU-R BT.601 and BT.709), by WebCodecs matrix name. */
const shares = {
  bt709: { red: 0.2126, blue: 0.0722 },
  smpte170m: { red: 0.299, blue: 0.114 },
  bt470bg: { red: 0.299, blue: 0.114 },
}
type Matrix = keyof typeof shares

/** Chromium's and Firefox's default for untagged films. */
const matrixOf = ({ matrix }: VideoColorSpaceInit): Matrix =>
  matrix && matrix in shares ? (matrix as Matrix) : 'bt709'

/** Contribution of each plane's byte to each colour, in 64ths. */
export type ColourTables = Readonly<
  Record<'luma' | 'redOfV' | 'greenOfU' | 'greenOfV' | 'blueOfU', Int32Array>
>

export const fractionBits = 6
const one = 2 ** fractionBits
const middle = 128
/** Factors are signed bytes, so blue falls slightly short. */
const greatestFactor = 128

/** Bit-exact fixed-point conversion of Chromium and Firefox (libyuv). */
export function colourTables(space: VideoColorSpaceInit): ColourTables {
  const { red, blue } = shares[matrixOf(space)]
  const green = 1 - red - blue
  const [black, lumaSpan, chromaSpan] = space.fullRange ? [0, 255, 255] : [16, 219, 224]
  const lumaStep = Math.round((255 / lumaSpan) * 1000) / 1000
  const lumaFactor = Math.round((lumaStep * one * 2 ** 16) / 257)
  const lumaStart = Math.round(one / 2 - lumaStep * one * black)
  const chroma = (perStep: number) => {
    const factor =
      Math.min(greatestFactor, Math.round(Math.abs((perStep * 255) / chromaSpan) * one)) * Math.sign(perStep)
    return Int32Array.from({ length: 256 }, (_, byte) => factor * (byte - middle))
  }
  return {
    luma: Int32Array.from(
      { length: 256 },
      (_, byte) => Math.floor((byte * 257 * lumaFactor) / 2 ** 16) + lumaStart,
    ),
    redOfV: chroma(2 * (1 - red)),
    greenOfU: chroma((-2 * blue * (1 - blue)) / green),
    greenOfV: chroma((-2 * red * (1 - red)) / green),
    blueOfU: chroma(2 * (1 - blue)),
  }
}
