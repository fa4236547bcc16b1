export const longestLines = 250

/** The few files that are better long, each with its argument. */
export const longFiles: readonly { path: string; argument: string }[] = []
