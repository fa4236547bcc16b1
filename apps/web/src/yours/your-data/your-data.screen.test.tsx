import { passkeysWords } from '@lithe/words/live/passkeys'
import { yourDataWords } from '@lithe/words/live/your-data'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { ownedBy } from '../../testing/screens/device.ts'
import { button } from '../../testing/screens/finders.ts'
import { serverWith } from '../../testing/screens/known.ts'
import { openApp } from '../../testing/screens/open-app.tsx'
import { type Answers, noNetwork } from '../../testing/screens/server.ts'

const at = '2026-11-01T08:00:00.000Z'
const device = (name: string, isThisOne: boolean) =>
  ({ deviceId: crypto.randomUUID(), way: 'email-code', name, signedInAt: at, seenAt: at, isThisOne }) as const
const passkey = { passkeyId: crypto.randomUUID(), name: 'Key', createdAt: at, lastUsedAt: null }

const openAsAccount = (answers: Answers) =>
  openApp(paths.yourData.link(), {
    device: { ...ownedBy(), 'user-id': { userIdentifier: 'ada@example.org' } },
    server: {
      ...serverWith(),
      listPasskeys: () => ({ passkeys: [passkey] }),
      listDevices: () => ({ devices: [device('Here', true), device('There', false)] }),
      ...answers,
    },
  })

test('signing out the others takes back the notice that one device stayed signed in', async () => {
  await openAsAccount({ signOutDevice: noNetwork, signOutOthers: () => ({}) })
  const { nobodyOut, signOutOthers, othersOut } = yourDataWords.devices
  await button('Sign out There').click()
  await expect.element(page.getByText(nobodyOut)).toBeVisible()
  await button(signOutOthers).click()
  await expect.element(page.getByText(othersOut)).toBeVisible()
  await expect.element(page.getByText(nobodyOut)).not.toBeInTheDocument()
})

test('removing a passkey takes back the notice that it could not be renamed', async () => {
  await openAsAccount({ renamePasskey: noNetwork, removePasskey: () => ({}) })
  const { keepName, unchanged, removed } = passkeysWords.list
  await button('Rename Key').click()
  await button(keepName).click()
  await expect.element(page.getByText(unchanged)).toBeVisible()
  await button('Remove Key').click()
  await expect.element(page.getByText(removed)).toBeVisible()
  await expect.element(page.getByText(unchanged)).not.toBeInTheDocument()
})
