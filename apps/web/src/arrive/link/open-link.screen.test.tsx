import { linksWords } from '@lithe/words/live/links'
import { loginWords } from '@lithe/words/live/login'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { ownedBy } from '../../testing/screens/device.ts'
import { button } from '../../testing/screens/finders.ts'
import { asBefore } from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'

beforeEach(asBefore)

test.each(['stay with them', 'come along if they say they are theirs'])(
  'reports of the guest here %s when someone comes by a link',
  async then => {
    const [isTheirs, key, device] = [then !== 'stay with them', crypto.randomUUID(), ownedBy()]
    const app = await openApp(`/open#${new URLSearchParams({ key, to: paths.profiles.link() })}`, {
      device,
      server: { signInWithLink: () => ({ userIdentifier: 'rosa_moves' }) },
    })
    await expect.element(page.getByText(loginWords.apart)).toBeVisible()
    if (isTheirs) await button(loginWords.mine).click()
    await button(linksWords.arrived.asking.yes).click()
    await expect.poll(app.place).toBe(paths.profiles.link())
    const guest = isTheirs ? device['user-id'] : {}
    expect(app.callsOf('signInWithLink')).toEqual([{ key, ...guest }])
  },
)
