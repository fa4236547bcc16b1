import { expect, test } from 'vitest'
import { contactSheet } from './contact-sheet.ts'

test('a row holds one screen in every available look, under its name', () => {
  const sheet = contactSheet(
    new Map([
      ['light', ['login.png', 'landing.png']],
      ['dark', ['landing.png']],
    ]),
  )
  expect(sheet).toMatch(/<th>light, 390 × 844<\/th><th>dark, 390 × 844<\/th><\/tr>/)
  const [landing, login] = [...sheet.matchAll(/<tr id="(\w+)">.*?<\/tr>/gs)]
  expect(landing?.[1]).toBe('landing')
  expect(landing?.[0]).toMatch(/src="light\/landing\.png".*src="dark\/landing\.png"/)
  expect(login?.[0]).toContain('src="light/login.png"')
  expect(login?.[0]).toContain('<td></td>')
})

test('frames of a motion are in chronological order', () => {
  const sheet = contactSheet(new Map([['motion/reveal', ['10.jpg', '2.jpg', '0.jpg']]]))
  expect(sheet).toMatch(/<h3>reveal<\/h3>.*reveal\/0\.jpg.*reveal\/2\.jpg.*reveal\/10\.jpg/s)
})

test('points of the demonstration are in order, each above its screenshot', () => {
  const sheet = contactSheet(new Map([['demonstration', ['10-privacy.png', '02-the-words.png']]]))
  expect(sheet).toMatch(
    /02-the-words\.png.*<figcaption>02 the words<.*10-privacy\.png.*<figcaption>10 privacy</s,
  )
})
