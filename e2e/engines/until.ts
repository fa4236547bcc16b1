import { expect } from '@playwright/test'

/** Polls until true; the failure says what was awaited. */
export const until = (what: string, isSo: () => Promise<boolean>, seconds: number) =>
  expect.poll(isSo, { message: what, timeout: seconds * 1000, intervals: [200] }).toBe(true)
