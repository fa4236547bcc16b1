/** Business constants of the product; the one place they are written down. */
export const ages = { min: 12, max: 94 } as const
export const sexes = ['Male', 'Female'] as const
export type Sex = (typeof sexes)[number]

export const defaultMinutes = 5
export const startDelayMs = 1500
export const longPressMs = 800
export const videoHintDelayMs = 500
export const pageTransitionMs = 400
export const playerReadyTimeoutMs = 5000
export const rest = { seconds: 15, extraSeconds: 10, greenAtSeconds: 3, yellowAtSeconds: 6 } as const
export const reportPollMs = 3000
export const generateFailureReturnMs = 2000
export const fullReportPriceUsd = 2
export const zoneSpan = { start: 0, end: 100 } as const
export const shareImagePixels = 1080
export const maxJsonBytes = 64 * 1024

/** Mobility age minus real age, in years, at which the wording changes. */
export const comparison = { youngerAtMost: -2, olderAtLeast: 2 } as const

export const zones = ['green', 'yellow', 'red'] as const
export type Zone = (typeof zones)[number]
