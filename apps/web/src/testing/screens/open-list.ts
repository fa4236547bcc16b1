import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { type Kept, ownedBy } from './device.ts'
import { heading } from './finders.ts'
import { listed, type Report, serverWith } from './known.ts'
import { openApp } from './open-app.tsx'
import type { Answers } from './server.ts'

type Others = { device?: Kept; server?: Answers }

/** The list of a person's reports, as the start screen hands them over. */
export async function openList(reports: readonly Report[], { device = ownedBy(), server = {} }: Others = {}) {
  const app = await openApp(paths.home.link(), { device, server: { ...serverWith(reports), ...server } })
  await app.goTo(paths.list.link(), { assessments: reports.map(listed) })
  await expect.element(heading('Your reports')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Mobility age \d+/ }).first()).toBeVisible()
  return app
}
