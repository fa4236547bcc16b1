import { describe, expect, it } from 'vitest'
import { cameraProblem } from './camera-problem.ts'
import { platform } from './platform.ts'

describe('a camera error', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
    ['UnheardOfError', 'unknown'],
  ])('called %s means %s', (name, problem) => {
    expect(cameraProblem(new DOMException('', name))).toBe(problem)
  })

  it('of no known kind is unknown', () => {
    expect(cameraProblem('oops')).toBe('unknown')
    expect(cameraProblem(null)).toBe('unknown')
  })
})

describe('the platform', () => {
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 5, 'iphone'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36', 5, 'android'],
    ['Mozilla/5.0 (Linux; Android 14) Telegram-Android/11.3', 5, 'telegram'],
    [mac, 0, 'computer'],
    [mac, 5, 'iphone'],
  ])('behind %s with %i touch points is told', (userAgent, touchPoints, expected) => {
    expect(platform(userAgent, touchPoints)).toBe(expected)
  })
})
