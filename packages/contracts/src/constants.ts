/** Business constants of the product; the one place they are written down. */
export const ages = { min: 12, max: 94 } as const
/** The last is an answer of its own: "I’d rather not say". */
export const sexes = ['Male', 'Female', 'Undisclosed'] as const
export type Sex = (typeof sexes)[number]

/** A profile's identifier is its owner's, a tilde and the time it was made. */
export const profileSeparator = '~'

/**
 * The oldest browsers Lithe is made for: where the style sheet's colours and declared properties begin. The builds aim
 * at it, `npm run check` holds the sources to it, and whoever comes with an older one is told (ADR 96).
 */
export const browserFloor = { chrome: '111', firefox: '128', safari: '16.4' } as const

export const defaultMinutes = 5
/** How long each turning word of the headline stays. */
export const headlineShowMs = { each: 1000, last: 3000 } as const
export const headlineFlipMs = 400
export const carousel = { autoplayMs: 4000, pauseAfterPickMs: 10_000, mobileHeightPixels: 420 } as const
export const startDelayMs = 1500
export const longPressMs = 800
export const videoHintDelayMs = 500
export const playerReadyTimeoutMs = 5000
export const rest = { seconds: 15, extraSeconds: 10, greenAtSeconds: 3, yellowAtSeconds: 6 } as const
export const reportPollMs = 3000
/** One age is made of one day's numbers: the measurements of a report lie no further apart. */
export const reportSpanMs = 86_400_000
export const generateFailureReturnMs = 2000
export const fullReportPriceUsd = 2
/** Demo keys that one device remembers from links, and sends along. */
export const mostUnlockKeys = 5
/** Card companies take no less; a promo code lowers the price to no less than this, or to nothing. */
export const smallestChargeCents = 50
/** After this long without a payment, a person waiting for one is offered a way out. */
export const paymentPatienceMs = 30_000
export const paymentResult = {
  redirectSeconds: 5,
  /** In the query of /payment-result: the outcome, and whether the person came from the messenger. */
  statusParameter: 'status',
  cancelledStatus: 'cancelled',
  messagingParameter: 'telegram',
  messagingValue: '1',
} as const
export const zoneSpan = { start: 0, end: 100 } as const
export const shareImagePixels = 1080
/** Height of the other format, for stories; as wide as the first is. */
export const shareStoryPixels = 1920
export const cardFormats = ['square', 'story'] as const
export type CardFormat = (typeof cardFormats)[number]
export const feedbackLimits = { lowestRating: 1, highestRating: 5, commentCharacters: 500 } as const
/** After so many weeks a person may be reminded; the one in the middle is offered first. */
export const reminderWeeks = [2, 4, 8] as const
export const usualReminder = { weeks: 4, time: '10:00' } as const
/** Assessments in one answer: a year of weekly ones. */
export const listedAtOnce = 50

export const maxJsonBytes = 64 * 1024

/** Mobility age minus real age, in years, at which the wording changes. */
export const comparison = { youngerAtMost: -2, olderAtLeast: 2 } as const

/** How a mobility age stands to the real one: the specification's words. */
export const comparisons = ['younger than', 'close to', 'older than'] as const
export type Comparison = (typeof comparisons)[number]

/** What two visits of one person show beside each other. */
export const verdicts = ['better', 'same', 'less', 'not-compared'] as const
export type Verdict = (typeof verdicts)[number]

/** In years: no mobility age is told before the youngest, and from the oldest on it is that "or more". */
export const toldAges = { youngest: 20, oldest: 88 } as const

/** A likely range as messages tell it: `open` where it may reach beyond `high`, `orMore` where all of it is `low` or more. */
export function toldRange([low, high]: readonly [number, number]) {
  const beyond = high === toldAges.oldest ? 'open' : 'closed'
  return { low, high, range: low === toldAges.oldest ? 'orMore' : beyond } as const
}

export const zones = ['green', 'yellow', 'red'] as const
export type Zone = (typeof zones)[number]

/** Sign-in by a code sent to an e-mail address. */
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
/** Short notices: how many are seen together, and when a dismissed one is forgotten. */
export const toasts = { visibleAtOnce: 1, removedAfterMs: 1_000_000 } as const
