import { describe, expect, it } from 'vitest'
import { everyWord } from '../testing/test-app.ts'
import { deviceName, nameDevice } from './device-name.ts'

const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit}`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit}`
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64'
const android = 'Mozilla/5.0 (Linux; Android 10; K)'

describe('a device’s name', () => {
  it.each([
    ['Chrome on Android', `${android} ${chromium} Chrome/138.0.0.0 Mobile Safari/537.36`],
    ['Chrome on Windows', `${windows}) ${chromium} Chrome/138.0.0.0 Safari/537.36`],
    [
      'Chrome on ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Chrome/138.0.0.0 Safari/537.36`,
    ],
    ['Chrome on iPhone', `${iPhone} CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1`],
    ['Safari on iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
    [
      'Safari on iPad',
      `Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) ${webKit} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    ],
    ['Safari on Mac', `${mac} Version/18.5 Safari/605.1.15`],
    [
      'Samsung Internet on Android',
      `${android} ${chromium} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Mi Browser on Android',
      `Mozilla/5.0 (Linux; U; Android 13; de-de; 2201117TY Build/TKQ1) ${chromium} Version/4.0 Chrome/123.0.6312.118 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.33.0-gn`,
    ],
    [
      'Huawei Browser on Android',
      `Mozilla/5.0 (Linux; Android 10; ELE-L29; HMSCore 6.14.0.302) ${chromium} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36`,
    ],
    ['Firefox on Windows', `${windows}; rv:140.0) Gecko/20100101 Firefox/140.0`],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
    ['Firefox on iPhone', `${iPhone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Edge on Windows', `${windows}) ${chromium} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`],
    ['Edge on Android', `${android} ${chromium} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0`],
    ['Edge on iPhone', `${iPhone} Version/18.0 EdgiOS/138.0.3351.77 Mobile/15E148 Safari/605.1.15`],
    ['Opera on Windows', `${windows}) ${chromium} Chrome/136.0.0.0 Safari/537.36 OPR/121.0.0.0`],
    [
      'Telegram on Android',
      `Mozilla/5.0 (Linux; Android 15; SM-S911B Build/AP3A.240905.015.A2; wv) ${chromium} Version/4.0 Chrome/138.0.7204.63 Mobile Safari/537.36 Telegram-Android/11.13.1 (Samsung SM-S911B; Android 15; SDK 35; HIGH)`,
    ],
    ['iPhone', `${iPhone} Mobile/15E148`],
    ['Mac', mac],
  ])('is %s', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name)
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a program', 'curl/8.14.1'],
    ['nonsense', '<script>alert(1)</script> 💃 \u0000'],
    ['words that only look like one', 'Chromecast Androidlike windows'],
  ])('is empty for %s', (_case, userAgent) => {
    expect(deviceName(userAgent)).toBe('')
  })

  it.each(['Dad on phone', 'Chrome on Dad’s phone', 'the blue one', ''])(
    'stays as a person typed it: %j',
    typed => {
      expect(nameDevice(everyWord['ar-XB'], typed)).toBe(typed)
    },
  )

  it('comes only from the beginning of an overlong user agent', () => {
    const long = 'Version/1 '.repeat(10_000)
    const start = performance.now()
    expect(deviceName(`${long} Windows Chrome/138`)).toBe('')
    expect(deviceName(`Windows ${long} Safari/1`)).toBe('Windows')
    expect(performance.now() - start).toBeLessThan(100)
  })
})
