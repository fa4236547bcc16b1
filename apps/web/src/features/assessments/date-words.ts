const dayMonthYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const dayMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** The day as people write it, e.g. "21 November 2026". */
export const dateWords = (isoTime: string) => dayMonthYear.format(new Date(isoTime))

export const shortDateWords = (isoTime: string) => dayMonth.format(new Date(isoTime))
