export const deviceCookie = 'lithe_device'

/** As long as a session lives at the longest, and within what browsers keep a cookie for. */
export const deviceLifeMs = 365 * 24 * 60 * 60_000
