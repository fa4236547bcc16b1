import { applyPolyfills, setTargetOrigin } from '@tma.js/bridge'
import type { Messenger } from '../messenger.ts'
import { askToWriteIn, catchOutsideLinks, openInvoiceIn, openLink } from './asking.ts'
import { feelIn, openBackButton, openMeasuring, whileAny } from './controls.ts'
import { openHost } from './host.ts'
import { readLaunchParameters } from './launch-parameters.ts'
import { followInsets, followViewport, openFullScreen } from './page-room.ts'
import { wearTheme } from './theme.ts'

/** Whose page frames this one: ours only in the sandbox (apps/api/src/sandbox). An origin cannot be faked. */
function frameAround({ self, top, location }: Window): 'own' | 'foreign' | null {
  if (self === top) return null
  try {
    return top?.location.origin === location.origin ? 'own' : 'foreign'
  } catch {
    return 'foreign'
  }
}

/** Adapts Telegram to the app's messenger interface, and never calls what this version does not support. */
export function enterTelegram(launch: string): Messenger {
  applyPolyfills()
  const { initData, unproven, version, platform, theme, startParam, isFullScreen } =
    readLaunchParameters(launch)
  const host = openHost(version)
  const root = document.documentElement
  const frame = frameAround(window)
  if (frame === 'own') setTargetOrigin(window.location.origin)
  if (frame !== null) host.tell('iframe_ready')
  host.tell('web_app_expand')
  const viewport = followViewport(host, window)
  followInsets(host, root.style)
  const dress = wearTheme(host, root, theme)
  const fullScreen = openFullScreen(host, isFullScreen)
  const open = (url: string) => openLink(host, url)
  catchOutsideLinks(document, open)

  return {
    user: unproven.user,
    initData,
    startParam,
    isFramed: frame === 'foreign',
    data: () => {
      const { height, stableHeight, isExpanded } = viewport()
      return {
        ...unproven.told,
        version,
        platform,
        initData,
        colorScheme: dress.scheme(),
        isExpanded,
        viewportHeight: height,
        viewportStableHeight: stableHeight,
      }
    },
    openLink: open,
    openInvoice: openInvoiceIn(host),
    askToWrite: askToWriteIn(host),
    feel: feelIn(host),
    enterFullScreen: () => void fullScreen.enter(),
    beginMeasuring: openMeasuring(host, fullScreen),
    keepFromSwiping: whileAny(isKept => {
      host.tell('web_app_setup_swipe_behavior', { allow_vertical_swipe: !isKept })
    }),
    showBack: openBackButton(host),
    ready: () => void host.tell('web_app_ready'),
    close: () => void host.tell('web_app_close'),
  }
}
