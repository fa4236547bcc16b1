import { expect, expectTypeOf, test } from 'vitest'
import {
  type BodyLengths,
  type Degrees,
  degrees,
  inSeconds,
  type LegLengths,
  type Milliseconds,
  milliseconds,
  type PictureHeights,
  type Seconds,
  secondsBetween,
  type TrunkLengths,
} from './units.ts'

test('neither a bare number nor a number in another unit is accepted', () => {
  expectTypeOf<Milliseconds>().not.toExtend<Seconds>()
  expectTypeOf<Seconds>().not.toExtend<Milliseconds>()
  expectTypeOf<Seconds>().not.toExtend<Degrees>()
  expectTypeOf<LegLengths>().not.toExtend<TrunkLengths>()
  expectTypeOf<PictureHeights>().not.toExtend<BodyLengths>()
  expectTypeOf<number>().not.toExtend<Seconds>()
  expectTypeOf(degrees(90)).toExtend<number>()
})

test('the difference of two frame times is in seconds', () => {
  expectTypeOf(secondsBetween).returns.toEqualTypeOf<Seconds>()
  expectTypeOf(inSeconds(1)).not.toExtend<Parameters<typeof secondsBetween>[0]>()
  expect(secondsBetween(milliseconds(250), milliseconds(1000))).toBe(0.75)
})
