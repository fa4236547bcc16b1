export const longestLines = 250

/** The few files that are better long, with reasons. */
export const longFiles: readonly { path: string; argument: string }[] = []
