import { expect } from '@playwright/test'

/** Looks until it is so; fails with what was waited for. */
export const until = (what: string, isSo: () => Promise<boolean>, seconds: number) =>
  expect.poll(isSo, { message: what, timeout: seconds * 1000, intervals: [200] }).toBe(true)
