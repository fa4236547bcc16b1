import { paymentWords } from '@lithe/words/live/payment'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { ownedBy } from '../../testing/screens/device.ts'
import { heading, mainAction } from '../../testing/screens/finders.ts'
import { asBefore, doubleText, expectNoSidewaysScroll, settle } from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'

beforeEach(asBefore)

const mails = () => page.getByRole('link', { name: '@' }).elements()

test('a payment’s result without a contact still says what helps', async () => {
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

test('no word of the title breaks at double text size', async () => {
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

test('a payer whose report this browser does not know is told where it is, and led to the list or to signing in', async () => {
  const { elsewhere, toReports, signIn } = paymentWords.result
  const stranger = await openApp(paths.paymentResult.link())
  await expect.element(page.getByText(elsewhere)).toBeVisible()
  await expect.element(mainAction()).toHaveTextContent(signIn)
  await settle()
  await mainAction().click()
  await expect.poll(stranger.place).toBe(paths.login.link())
  await openApp(paths.paymentResult.link(), { device: ownedBy() })
  await expect.element(mainAction()).toHaveTextContent(toReports)
})
