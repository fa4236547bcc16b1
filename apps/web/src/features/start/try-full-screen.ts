/** A refused full screen changes nothing for the person. */
export async function tryFullScreen() {
  try {
    await document.documentElement.requestFullscreen?.()
  } catch {
    // Some phones have none to give.
  }
}
