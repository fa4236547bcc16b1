import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyAt, landmarksWith } from '../testing/body-tensors.ts'
import type { Picture } from './pixels.ts'
import { createPoseGraph } from './pose-graph.ts'
import { toRawPose } from './raw-pose.ts'
import { readLandmarks } from './read-landmarks.ts'

/** As large as a phone's frames. */
const most = { width: 3840, height: 2160 }
const grey = new Uint8ClampedArray(most.width * most.height * 4).fill(128)
const black = new Uint8ClampedArray(grey.length)

const anyNumber = fc.oneof(
  fc.double({ min: -1e3, max: 1e3, noNaN: true }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 3e38, -3e38, 1e-40),
)
const side = fc.oneof(
  fc.constantFrom(1, 2, 3),
  fc.integer({ min: 1, max: 720 }),
  fc.integer({ min: 1, max: most.height }),
)
/** A frame, the networks' output for it, and the clock. */
const anyPicture = fc.record({
  width: fc.oneof(side, fc.constant(most.width)),
  height: side,
  isBlack: fc.boolean(),
  /** Whether the frame is taken away while it is read. */
  isRemoved: fc.integer({ min: 0, max: 9 }).map(value => value === 0),
  /** Advances, stalls, goes back, or is not finite. */
  stepMs: fc.oneof(fc.constantFrom(33, 33, 33, 0, -33, -1e9, 1e9), anyNumber),
  isDoubted: fc.boolean(),
  spoilt: fc.array(
    fc.tuple(fc.constantFrom('boxes', 'scores', 'landmarks', 'heatMap', 'world'), fc.nat(), anyNumber),
    {
      maxLength: 6,
    },
  ),
  presence: fc.oneof(fc.constant(1), anyNumber),
})
type AnyPicture = typeof anyPicture extends fc.Arbitrary<infer Value> ? Value : never

const removed = 'the picture was closed before it was read'

/** A centred body; anchor 812 is the most certain. */
const { presence: _, ...tensors } = { ...bodyAt(812, 4), ...landmarksWith(1) }

/** Evaluates a result with some tensor values corrupted. */
async function whileSpoilt<Result>(
  { spoilt }: Pick<AnyPicture, 'spoilt'>,
  say: () => Result | Promise<Result>,
) {
  const places = spoilt.map(([name, index]) => [tensors[name], index % tensors[name].length] as const)
  const kept = places.map(([tensor, index]) => tensor[index] ?? 0)
  places.forEach(([tensor, index], at) => {
    tensor[index] = spoilt[at]?.[2] ?? 0
  })
  try {
    return await say()
  } finally {
    places.forEach(([tensor, index], at) => {
      tensor[index] = kept[at] ?? 0
    })
  }
}

/** Runs frames through one graph in order; returns each pose, or the error. */
async function lookAt(pictures: readonly AnyPicture[]) {
  let presence = 1
  const graph = createPoseGraph({
    findBody: async () => tensors,
    findLandmarks: async () => ({ ...tensors, presence }),
  })
  const found: (Float32Array | string | null)[] = []
  let timeMs = 0
  for (const shown of pictures) {
    presence = shown.presence
    timeMs += shown.stepMs
    const picture: Picture = {
      ...shown,
      read(box) {
        if (shown.isRemoved) throw new Error(removed)
        const bytes = box.width * box.height * 4
        return { ...box, data: (shown.isBlack ? black : grey).subarray(0, bytes) }
      },
    }
    if (shown.isDoubted) graph.doubt(0.5)
    const look = () => graph.look(picture, timeMs, 0.5).then(seen => (seen ? seen.pose : null))
    found.push(await whileSpoilt(shown, look).catch((error: Error) => error.message))
  }
  return found
}

const usual: AnyPicture = {
  width: 640,
  height: 480,
  isBlack: false,
  isRemoved: false,
  stepMs: 33,
  isDoubted: false,
  spoilt: [],
  presence: 1,
}

describe('invalid frames, tensors and clocks', () => {
  test('give finite landmarks, no landmarks, or the reason a frame could not be read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPicture, { minLength: 1, maxLength: 8 }), async pictures => {
        for (const seen of await lookAt(pictures))
          if (typeof seen === 'string') expect(seen).toBe(removed)
          else expect(seen === null || seen.every(Number.isFinite)).toBe(true)
      }),
      { numRuns: 120 },
    )
  })

  test('give finite landmarks or no pose for any region', async () => {
    const anyRegion = fc.record({ x: anyNumber, y: anyNumber, side: anyNumber, turn: anyNumber })
    await fc.assert(
      fc.asyncProperty(anyPicture, anyRegion, async (shown, region) => {
        const say = () => toRawPose(readLandmarks({ ...tensors, presence: 1 }), tensors.world, region, shown)
        const pose = await whileSpoilt(shown, say)
        expect(pose === null || pose.every(Number.isFinite)).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  test('have no effect once the next valid frame arrives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPicture, { minLength: 1, maxLength: 4 }), async pictures => {
        const last = (await lookAt([...pictures, usual, usual])).at(-1)
        expect(last).toBeInstanceOf(Float32Array)
      }),
      { numRuns: 60 },
    )
  })
})
