import type { Messenger } from '../messenger.ts'
import type { Host } from './host.ts'

/** Shares Telegram's only back button, visible while there are callers; the latest caller gets its presses. */
export function openBackButton(host: Host): ((onPress: () => void) => () => void) | null {
  if (!host.can('web_app_setup_back_button')) return null
  let wishes: { onPress: () => void }[] = []
  let isShown = false

  // One page unmounts as the next mounts, so changes are batched for Telegram to get only the outcome.
  const settle = () =>
    queueMicrotask(() => {
      const isWished = wishes.length > 0
      if (isWished === isShown) return
      isShown = isWished
      host.tell('web_app_setup_back_button', { is_visible: isShown })
    })

  host.hear('back_button_pressed', () => wishes.at(-1)?.onPress())

  return onPress => {
    const wish = { onPress }
    wishes = [...wishes, wish]
    settle()
    return () => {
      wishes = wishes.filter(other => other !== wish)
      settle()
    }
  }
}

export const feelIn =
  (host: Host): Messenger['feel'] =>
  what => {
    host.tell(
      'web_app_trigger_haptic_feedback',
      what === 'tap'
        ? { type: 'impact', impact_style: 'light' }
        : { type: 'notification', notification_type: what },
    )
  }

type FullScreen = { enter: () => boolean; leave: () => void }

/** Locks orientation and confirms before closing while a person is measured. */
export function openMeasuring(host: Host, fullScreen: FullScreen): () => () => void {
  let isOurs = false
  return whileAny(isOn => {
    if (isOn) isOurs = fullScreen.enter()
    else if (isOurs) fullScreen.leave()
    host.tell('web_app_toggle_orientation_lock', { locked: isOn })
    host.tell('web_app_setup_closing_behavior', { need_confirmation: isOn })
  })
}

/** Switches on with the first caller and off with the last. */
export function whileAny(set: (isOn: boolean) => void): () => () => void {
  const wanting = new Set<object>()
  return () => {
    const wish = {}
    wanting.add(wish)
    if (wanting.size === 1) set(true)
    return () => {
      if (wanting.delete(wish) && wanting.size === 0) set(false)
    }
  }
}
