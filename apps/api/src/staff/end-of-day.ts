/** A time as a command is given it; of a day alone, its last moment in UTC. */
export const endOfDay = (text: string) =>
  new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59.999Z` : text)
