import type { Host } from './host.ts'

/** Telegram's one back button for all who want it: the last one hears it, and it goes with the first and last of them. */
export function openBackButton(host: Host): ((onPress: () => void) => () => void) | null {
  if (!host.can('web_app_setup_back_button')) return null
  let wishes: { onPress: () => void }[] = []
  let isShown = false

  // One page goes and the next comes in the same breath: Telegram hears only of the outcome.
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
