import { expect, test } from 'vitest'
import { expectations, visitAll } from '../testing/screens/every-route.ts'
import {
  expectFirstScreen,
  inBothColours,
  phone,
  phoneOnItsSide,
  showOn,
  smallPhone,
} from '../testing/screens/looks.ts'

test('every route fits a phone’s width and shows its main action at once, in light and dark', async () => {
  await visitAll(async (name, stop) => {
    for (const size of [phoneOnItsSide, smallPhone, phone]) {
      await showOn(size)
      await inBothColours(colour =>
        expectFirstScreen(`${name}, ${size.width}×${size.height}, ${colour}`, expectations(name, stop)),
      )
    }
    // A narrow phone, and a common one at double size.
    for (const width of [320, 195]) {
      await showOn({ width, height: 640 })
      await expectFirstScreen(`${name}, ${width} px wide`, { hasMainAction: false })
    }
  })
}, 120_000)

/** An iPhone plays a film without `playsinline` in full screen, and starts no unmuted film on its own. */
const isQuietInPlace = (video: HTMLVideoElement) =>
  video.playsInline && (video.muted || (video.controls && !video.autoplay))

test('every film plays inline, and muted unless pressed', async () => {
  let films = 0
  await visitAll(async name => {
    for (const video of document.querySelectorAll('video')) {
      expect(isQuietInPlace(video), `${name}, ${video.src}`).toBe(true)
      films += 1
    }
  })
  expect(films).toBeGreaterThan(3)
}, 120_000)

/** Statements about one set of movements that must not appear for the other. */
const saidOf = {
  theUsualSet: /\b(three|3) movements\b|\b(five|5) minutes\b/i,
  theInsurers: /\b(five|5) movements\b|\b(eight|8) minutes\b/i,
}

function* textsIn(place: Element): Generator<string> {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) yield texts.currentNode.textContent ?? ''
}

/** All visible and screen-reader text. */
const wordsOfThePage = () =>
  [
    ...textsIn(document.body),
    ...[...document.querySelectorAll('[aria-label], [alt]')].map(
      named => named.getAttribute('aria-label') ?? named.getAttribute('alt') ?? '',
    ),
  ]
    .join(' ')
    .replace(/\s+/g, ' ')

for (const { whose, query, own, other } of [
  { whose: 'an insurer’s people', query: '?o=insurer', own: saidOf.theInsurers, other: saidOf.theUsualSet },
  { whose: 'everybody else', query: '', own: saidOf.theUsualSet, other: saidOf.theInsurers },
])
  test(`the pages give ${whose} only the counts and durations of their own movements`, async () => {
    const told: string[] = []
    await visitAll(async name => {
      // Every visitor sees these two pages with the insurer's words.
      if (query === '' && name.endsWith('for an insurer')) return
      expect(wordsOfThePage(), name).not.toMatch(other)
      if (own.test(wordsOfThePage())) told.push(name)
    }, query)
    expect(told, 'pages that tell the count or the minutes').toEqual(
      expect.arrayContaining(['home', 'start']),
    )
  }, 60_000)
