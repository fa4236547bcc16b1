import { leftPhoneWords } from '@lithe/words/live/left-phone'
import { loginWords } from '@lithe/words/live/login'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { toSignIn } from '../../navigation/sign-in-again.ts'
import { ownedBy } from '../../testing/screens/device.ts'
import { heading } from '../../testing/screens/finders.ts'
import { openApp } from '../../testing/screens/open-app.tsx'

test('messages that revealed nothing about a person are folded, and open with a press', async () => {
  const app = await openApp(paths.start.link(), { device: ownedBy() })
  await expect.poll(() => app.callsOf('fetchUser')).not.toHaveLength(0)
  await app.goTo(paths.login.link(), toSignIn)
  await expect.element(heading(loginWords.title)).toBeVisible()
  await app.goTo(paths.leftPhone.link())
  await expect.element(heading(leftPhoneWords.title)).toBeVisible()
  await expect.element(page.getByText(leftPhoneWords.purposes.fetchUser)).toBeVisible()
  const setUp = page.getByText(leftPhoneWords.purposes.readConfig)
  await expect.element(setUp).not.toBeVisible()
  await page.getByRole('button', { name: /with nothing about you/ }).click()
  await expect.element(setUp).toBeVisible()
})
