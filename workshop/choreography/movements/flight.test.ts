import { describe, expect, it } from 'vitest'
import { flightBetween, heightAt, heightBetween } from './flight.ts'

const { takeOff, landing } = flightBetween({ seconds: 1, height: 0.95 }, { seconds: 1.22, height: 0.9 })

describe('a flight', () => {
  it('is a fall under gravity: half of g times the square of the time', () => {
    for (const t of [0.05, 0.11, 0.2]) {
      const fallen = takeOff.height + takeOff.speed * t - 0.5 * 9.81 * t ** 2
      expect(heightBetween(takeOff, landing, 1 + t)).toBeCloseTo(fallen, 9)
    }
  })

  it('ends at the given height and speed', () => {
    expect(heightBetween(takeOff, landing, 1.22)).toBeCloseTo(0.9, 9)
    const before = heightBetween(takeOff, landing, 1.22 - 1e-6)
    expect((0.9 - before) / 1e-6).toBeCloseTo(landing.speed, 4)
    expect(landing.speed).toBeLessThan(-1)
  })
})

describe('a sequence of moments', () => {
  const rest = { seconds: 0, height: 0.9, speed: 0, push: 0 }

  it('gives no height if it is empty', () => expect(heightAt([], 1)).toBeNull())

  it('rests before its first moment and after its last', () => {
    expect(heightAt([rest, takeOff, landing], -3)).toBe(0.9)
    expect(heightAt([rest, takeOff, landing], 9)).toBe(0.9)
  })

  it('passes every moment continuously', () => {
    for (const { seconds, height } of [rest, takeOff]) {
      expect(heightAt([rest, takeOff, landing], seconds - 1e-9)).toBeCloseTo(height, 6)
      expect(heightAt([rest, takeOff, landing], seconds + 1e-9)).toBeCloseTo(height, 6)
    }
  })
})
