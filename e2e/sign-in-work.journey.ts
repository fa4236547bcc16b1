import { pbkdf2Sync } from 'node:crypto'
import { expect } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { mailedCode } from './steps/mail-server.ts'
import { codeField, giveCode, newAddress, openSignIn, sendButton } from './steps/sign-in.ts'

/** Enough work on any machine to exceed the delay before the page mentions it. */
const rounds = 10_000
/** Like the server's puzzle; solving it is what a person waits for. */
const puzzleWith = (answer: number) => ({
  salt: 'a0b1c2',
  rounds,
  most: 800,
  expiresAtMs: Date.now() + 600_000,
  seal: 'none',
  target: pbkdf2Sync('a0b1c2', String(answer), rounds, 32, 'sha256').toString('hex'),
})

test('a puzzle before the code is solved silently while the page says one moment and accepts no second press', async ({
  page,
}) => {
  const address = newAddress()
  const bodies: string[] = []
  // Real codes are two minutes apart, so only the response with a puzzle is faked.
  await page.route('**/api/lithe/send-otp', async route => {
    bodies.push(route.request().postData() ?? '')
    const puzzle = puzzleWith(790)
    if (bodies.length === 1) await route.fulfill({ json: { code: 200, message: 'OK', data: { puzzle } } })
    else await route.continue()
  })
  await openSignIn(page)
  await page.getByLabel('Your email').fill(address)
  // A phone of ten years ago.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByText('One moment…')).toBeVisible()
  await expect(codeField(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('One moment…')).toHaveCount(0)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  expect(JSON.parse(bodies[1] ?? '{}')).toMatchObject({ email: address, solved: { answer: 790 } })
  await giveCode(page, await mailedCode(address))
  await expect(page).toHaveURL(/\/onboarding\/intro$/)
})
