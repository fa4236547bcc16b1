const writable = /^[\p{Script=Latin}\p{M}\d\s.,'’()&-]+$/u

/** A name in letters that the server's fonts have, or null: better no name than a row of empty boxes. */
export const writableName = (name: string | null) => (name !== null && writable.test(name) ? name : null)
