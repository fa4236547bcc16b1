import { expect, type Page } from '@playwright/test'

/** Capitals of 11 mm on a phone 70 mm wide: what eyes of 71 read in comfort from two and a half metres. */
const capitalShare = 11 / 70
/** A language of long words may need smaller letters, and never smaller than this share of them. */
const leastShareOfLong = 0.6

export const phonesHeld = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
]

type Asked = { selector: string; texts: string[]; at: string | null }

/** Writes each text where the page says things to a person at 2.5 m, lets the page fit it, and measures what is drawn. */
function drawTexts({ selector, texts, at }: Asked) {
  const studio = document.getElementById('studio')
  const before = studio?.dataset.at
  if (studio && at) studio.dataset.at = at
  const drawn = [...document.querySelectorAll<HTMLElement>(selector)].flatMap(element => {
    const said = element.textContent
    const found = texts.flatMap(text => {
      element.textContent = text
      dispatchEvent(new Event('resize'))
      const ruler = document.createElement('span')
      ruler.style.cssText = 'position: absolute; height: 1cap; width: 0'
      element.append(ruler)
      const capital = ruler.getBoundingClientRect().height
      ruler.remove()
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const isInView = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
      return bottom > top ? [{ text, capital, isInView }] : []
    })
    element.textContent = said
    return found
  })
  if (studio) studio.dataset.at = before
  return drawn
}

type Held = (typeof phonesHeld)[number]
type Meant = { where: string; texts: readonly string[]; held: Held; isLong: boolean }

const leastCapital = ({ held, isLong }: Meant) =>
  capitalShare * Math.min(held.width, held.height) * (isLong ? leastShareOfLong : 1)

/** Every text stands in view with capitals of 11 mm. */
export async function expectReadFromAfar(page: Page, meant: Meant) {
  const { where, texts, held } = meant
  const drawn = await page.evaluate(drawTexts, { selector: where, texts: [...texts], at: null })
  expect(drawn.length, `${where} is shown`).toBeGreaterThan(0)
  const least = leastCapital(meant)
  expect(
    drawn.filter(({ capital, isInView }) => capital < least || !isInView),
    `at ${held.width} × ${held.height}, with capitals of ${least.toFixed(1)} px and more`,
  ).toEqual([])
}

/** The number of a window and what it counts, where that is shown, have figures and capitals of 11 mm. */
export async function expectCountedForAfar(page: Page, meant: Meant) {
  const asked = { selector: meant.where, texts: [...meant.texts], at: 'measuring' }
  const drawn = await page.evaluate(drawTexts, asked)
  const { held } = meant
  expect(
    drawn.filter(({ capital }) => capital < leastCapital(meant)),
    `at ${held.width} × ${held.height}`,
  ).toEqual([])
}
