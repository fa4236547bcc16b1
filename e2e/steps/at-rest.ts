import type { Frame, Page } from '@playwright/test'
import { isAtRest } from '../../apps/web/src/testing/looks/in-page.ts'

/** Waits until all motion has ended. */
export const atRest = (page: Page | Frame) => page.waitForFunction(isAtRest)
