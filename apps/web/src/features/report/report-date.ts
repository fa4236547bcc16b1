const dayMonthYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The day a report was made, as people write it. */
export const reportDate = (isoTime: string) => dayMonthYear.format(new Date(isoTime))
