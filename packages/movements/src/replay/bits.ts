/** Writes small whole numbers in few bits: 0 takes one, ±1 three, ±2 and ±3 five. */
export function createBitWriter() {
  const bytes: number[] = []
  let used = 8

  const bit = (value: number) => {
    if (used === 8) {
      bytes.push(0)
      used = 0
    }
    const last = bytes.length - 1
    bytes[last] = (bytes[last] ?? 0) | (value << (7 - used))
    used += 1
  }

  return {
    bit,
    signed(value: number) {
      const code = (value <= 0 ? -2 * value : 2 * value - 1) + 1
      const width = Math.floor(Math.log2(code))
      for (let index = 0; index < width; index++) bit(0)
      for (let index = width; index >= 0; index--) bit((code >> index) & 1)
    },
    /** Whole bytes so far. */
    length: () => bytes.length,
    /** All of it and a last 0, which is no part of what goes on being written. */
    endedBytes: () => Uint8Array.from(used === 8 ? [...bytes, 0] : bytes),
  }
}

/** Longer runs than this are no number that was written. */
const widest = 24

/** Reads what a writer wrote; past its end, and where nothing was written like that, null. */
export function createBitReader(bytes: Uint8Array) {
  let place = 0
  const bit = (): number | null => {
    const byte = bytes[place >> 3]
    if (byte === undefined) return null
    const value = (byte >> (7 - (place & 7))) & 1
    place += 1
    return value
  }

  return {
    bit,
    /** Nothing but the rest of this byte is left, and that is empty. */
    isAtEnd(): boolean {
      const rest = (8 - (place & 7)) & 7
      for (let index = 0; index < rest; index++) if (bit() !== 0) return false
      return place === bytes.length * 8
    },
    signed(): number | null {
      let width = 0
      for (let next = bit(); next !== 1; next = bit()) {
        width += 1
        if (next === null || width > widest) return null
      }
      let code = 1
      for (let index = 0; index < width; index++) {
        const next = bit()
        if (next === null) return null
        code = code * 2 + next
      }
      const zigzag = code - 1
      return zigzag % 2 === 0 ? -zigzag / 2 : (zigzag + 1) / 2
    },
  }
}
