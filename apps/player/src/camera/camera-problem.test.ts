import { afterEach, describe, expect, it, vi } from 'vitest'
import { cameraProblem, problemOfAsking } from './camera-problem.ts'
import { permissionPlace, platform } from './platform.ts'

describe('a camera error', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
    ['UnheardOfError', 'unknown'],
  ])('named %s counts as %s', (name, problem) => {
    expect(cameraProblem(new DOMException('', name))).toBe(problem)
  })

  it('counts as unknown if it has no name', () => {
    expect(cameraProblem('oops')).toBe('unknown')
    expect(cameraProblem(null)).toBe('unknown')
  })
})

describe('a refusal', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const refusal = new DOMException('', 'NotAllowedError')
  const told = (state: string | null, askedMs: number, error: unknown = refusal) => {
    const query = async () => {
      if (state === null) throw new TypeError('camera is no permission here')
      return { state }
    }
    vi.stubGlobal('navigator', { permissions: { query } })
    return problemOfAsking(error, askedMs)
  }

  it('counts as unanswered if the prompt can be repeated', async () => {
    expect(await told('prompt', 2000)).toBe('dismissed')
    expect(await told('denied', 2000)).toBe('denied')
  })

  it('counts as denied if too fast for a person to answer, or if the permission is unreadable', async () => {
    expect(await told('prompt', 20)).toBe('denied')
    expect(await told(null, 2000)).toBe('denied')
    expect(await told('prompt', 2000, new DOMException('', 'NotReadableError'))).toBe('in-use')
  })
})

describe('the place of the permission setting', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8'

  it.each([
    [`${iphone} Version/18.1 Mobile/22B83 Safari/604.1`, 'iphone'],
    [`${iphone} CriOS/131.0.6778.73 Mobile/22B83 Safari/604.1`, 'iphone-browser'],
    [`${iphone} FxiOS/133.0 Mobile/22B83 Safari/605.1.15`, 'iphone-browser'],
    [`${iphone} Mobile/22B83 Instagram 357.0.0.28.106 (iPhone14,5; iOS 18_1)`, 'iphone-app'],
    [`${iphone} Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0.36.109]`, 'iphone-app'],
    [`${iphone} Mobile/22B83`, 'iphone-app'],
    [`${iphone} GSA/344.0 Mobile/22B83 Safari/604.1`, 'iphone-app'],
    [`${android}) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36`, 'android'],
    [`${android}) Gecko/133.0 Firefox/133.0`, 'android'],
    [`${android}; wv) AppleWebKit/537.36 Version/4.0 Chrome/131.0 Mobile Safari/537.36`, 'android-app'],
    [`${android}; wv) Chrome/131.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0]`, 'android-app'],
    [`${android}) Chrome/131.0 Mobile Safari/537.36 Line/14.19.1`, 'android-app'],
    [`${android}; wv) Chrome/131.0 Mobile Safari/537.36 Telegram-Android/11.3`, 'telegram'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36', 'computer'],
  ])('is found for %s: %s', (userAgent, place) => {
    expect(permissionPlace(userAgent, 5)).toBe(place)
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
  ])('is detected from %s with %i touch points', (userAgent, touchPoints, expected) => {
    expect(platform(userAgent, touchPoints)).toBe(expected)
  })
})
