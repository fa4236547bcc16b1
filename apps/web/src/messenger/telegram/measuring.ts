import type { Host } from './host.ts'
import { whileAny } from './while-any.ts'

type FullScreen = { enter: () => boolean; leave: () => void }

/** While a person stands before the camera the picture does not turn, and nothing closes by accident. */
export function openMeasuring(host: Host, fullScreen: FullScreen): () => () => void {
  let isOurs = false
  return whileAny(isOn => {
    if (isOn) isOurs = fullScreen.enter()
    else if (isOurs) fullScreen.leave()
    host.tell('web_app_toggle_orientation_lock', { locked: isOn })
    host.tell('web_app_setup_closing_behavior', { need_confirmation: isOn })
  })
}
