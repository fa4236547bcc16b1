/** Business constants of the product, defined only here. */
export const ages = { min: 12, max: 94 } as const
/** The last means "I’d rather not say". */
export const sexes = ['Male', 'Female', 'Undisclosed'] as const
export type Sex = (typeof sexes)[number]

/** A profile's identifier is its owner's identifier, a tilde and a creation time. */
export const profileSeparator = '~'

/**
 * Oldest supported browsers, limited by colour syntax and registered properties in the style sheet. Build target;
 * `npm run check` enforces it, and older browsers get a notice (ADR 96).
 */
export const browserFloor = { chrome: '111', firefox: '128', safari: '16.4' } as const

export const defaultMinutes = 5
/** Display time of each rotating word of the headline. */
export const headlineShowMs = { each: 1000, last: 3000 } as const
export const headlineFlipMs = 400
export const carousel = { autoplayMs: 4000, pauseAfterPickMs: 10_000, mobileHeightPixels: 420 } as const
export const startDelayMs = 1500
export const longPressMs = 800
export const videoHintDelayMs = 500
export const playerReadyTimeoutMs = 5000
export const rest = { seconds: 15, extraSeconds: 10, greenAtSeconds: 3, yellowAtSeconds: 6 } as const
export const reportPollMs = 3000
/** Maximum time between measurements of one report, so that one age reflects one day. */
export const reportSpanMs = 86_400_000
export const generateFailureReturnMs = 2000
export const fullReportPriceUsd = 2
/** Demo keys a device remembers from links and sends along. */
export const mostUnlockKeys = 5
/** The minimum card companies accept; discounts go no lower, except to free. */
export const smallestChargeCents = 50
/** Waiting time after which a person is offered a way out. */
export const paymentPatienceMs = 30_000
export const paymentResult = {
  redirectSeconds: 5,
  /** Query of /payment-result: the outcome, and whether the person came from the messenger. */
  statusParameter: 'status',
  cancelledStatus: 'cancelled',
  messagingParameter: 'telegram',
  messagingValue: '1',
} as const
export const zoneSpan = { start: 0, end: 100 } as const
export const shareImagePixels = 1080
/** Height of the story format; its width is the square's. */
export const shareStoryPixels = 1920
export const cardFormats = ['square', 'story'] as const
export type CardFormat = (typeof cardFormats)[number]
export const feedbackLimits = { lowestRating: 1, highestRating: 5, commentCharacters: 500 } as const
/** Reminder intervals in weeks; the middle one is preselected. */
export const reminderWeeks = [2, 4, 8] as const
export const usualReminder = { weeks: 4, time: '10:00' } as const
/** Assessments per page: a year of weekly assessments. */
export const listedAtOnce = 50

export const maxJsonBytes = 64 * 1024

/** Mobility age minus real age, in years, at which the wording changes. */
export const comparison = { youngerAtMost: -2, olderAtLeast: 2 } as const

/** Wording of a mobility age relative to the real age, from the specification. */
export const comparisons = ['younger than', 'close to', 'older than'] as const
export type Comparison = (typeof comparisons)[number]

/** Joint verdicts of two visits. */
export const verdicts = ['better', 'same', 'less', 'not-compared'] as const
export type Verdict = (typeof verdicts)[number]

/** In years: younger ages are not reported, and the oldest is reported as "or more". */
export const reportedAges = { youngest: 20, oldest: 88 } as const

/** A range as messages word it: `open` when it may exceed `high`, `orMore` when all of it is `low` or more. */
export function reportedRange([low, high]: readonly [number, number]) {
  const beyond = high === reportedAges.oldest ? 'open' : 'closed'
  return { low, high, range: low === reportedAges.oldest ? 'orMore' : beyond } as const
}

export const zones = ['green', 'yellow', 'red'] as const
export type Zone = (typeof zones)[number]

/** Sign-in codes sent by email. */
export const otp = {
  digits: 6,
  attempts: 5,
  tellAttemptsAtMost: 3,
  lifeMs: 10 * 60_000,
  lockMs: 20 * 60_000,
  resendMs: 120_000,
} as const
export const socialButtonPixels = { min: 260, max: 420 } as const

export const profileColumns = 2
/** Toasts: how many are visible, and when a dismissed one is removed. */
export const toasts = { visibleAtOnce: 1, removedAfterMs: 1_000_000 } as const
