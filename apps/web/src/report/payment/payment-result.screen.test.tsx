import { paymentWords } from '@lithe/words/live/payment'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { heading } from '../../testing/screens/finders.ts'
import { asBefore, doubleText, expectNoSidewaysScroll } from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'

beforeEach(asBefore)

const mails = () => page.getByRole('link', { name: '@' }).elements()

test('without a contact address, a payment’s result says what helps', async () => {
  await openApp(paths.paymentResult.link())
  const { result } = paymentWords
  await expect.element(page.getByText(result.notOpen)).toBeVisible()
  expect(mails()).toEqual([])
  await openApp(`${paths.paymentResult.link()}?status=cancelled`)
  await expect.element(page.getByRole('heading', { name: paymentWords.ended.cancelled })).toBeVisible()
  await expect.element(page.getByText(result.notOpen)).not.toBeInTheDocument()
  await openApp(paths.paymentResult.link(), { config: { supportEmail: 'help@lithe.example' } })
  await expect.poll(mails).toHaveLength(1)
})

test('at double text size no word of the title breaks', async () => {
  doubleText()
  await openApp(`${paths.paymentResult.link()}?status=success`)
  const title = heading(paymentWords.result.paid.title)
  await expect.element(title).toBeVisible()
  const [text] = title.element().childNodes
  if (!text) throw new Error('the title has words')
  const word = document.createRange()
  word.setStart(text, paymentWords.result.paid.title.lastIndexOf(' ') + 1)
  word.setEnd(text, paymentWords.result.paid.title.length)
  expect(word.getClientRects()).toHaveLength(1)
  expectNoSidewaysScroll('the result of a payment')
})
