import { expect, type Page } from '@playwright/test'
import { faultsOf, finishAnimations } from '../../apps/web/src/testing/looks/in-page.ts'

type Expected = { hasMainAction?: boolean; mayAskToTurn?: boolean }

/** Expects that the page's main action can be pressed without scrolling, and that nothing overflows sideways. */
export async function expectFirstScreen(page: Page, screen: string, expected: Expected = {}) {
  const { hasMainAction = true, mayAskToTurn = true } = expected
  const width = page.viewportSize()?.width ?? 0
  await expect
    .poll(
      async () => {
        await page.evaluate(finishAnimations)
        const { faults, isToBeTurned } = await page.evaluate(faultsOf, { width, hasMainAction })
        return isToBeTurned && !mayAskToTurn ? [...faults, 'asks to be turned'] : faults
      },
      { message: screen, intervals: [50] },
    )
    .toEqual([])
}
