const noStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem() {},
  setItem() {
    throw new Error('This browser lets the page keep nothing')
  },
}

/** What this device remembers; nothing where the browser forbids it, as in a frame of another site. */
export function deviceStorage() {
  try {
    return localStorage
  } catch {
    return noStorage
  }
}
