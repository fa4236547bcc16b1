import { messenger } from '../../messenger/messenger.ts'

/** A refused full screen changes nothing for the person. */
export async function tryFullScreen() {
  const around = messenger()
  if (around) return around.enterFullScreen()
  try {
    await document.documentElement.requestFullscreen?.()
  } catch {
    // Some phones have none to give.
  }
}
