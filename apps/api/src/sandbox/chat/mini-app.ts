import { escaped } from '../../doors/pages/mail-page.ts'
import type { Words } from '../../ground/ports/words.ts'
import { chatPath } from './chat-page.ts'

/** Reported version: every method it implies is answered or safely ignored by the frame below. */
const version = '8.0'

/** Appends the launch data to a mini app's URL as Telegram does. */
export const launchAddress = (at: string, initData: string) =>
  `${at}#${new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: version, tgWebAppPlatform: 'web', tgWebAppThemeParams: '{}' })}`

export const miniAppStyle = `
html, body { height: 100%; }
main { max-width: 480px; height: 100dvh; padding: 0; overflow: hidden; }
.test { margin: 0; padding: 8px 16px; font-size: 0.89rem; }
nav { display: flex; }
nav button, nav a { width: auto; border: 0; min-height: 48px; padding: 8px 16px; }
#close { margin-inline-start: auto; }
[hidden] { display: none; }
#outside { margin: 0 16px 8px; width: auto; }
iframe { flex: 1; width: 100%; border: 0; }
`

/** Implements Telegram's mini app protocol in a frame: https://docs.telegram-mini-apps.com/platform/methods. */
export const miniAppScript = `
const frame = document.querySelector('iframe')
const [back, close, outside] = ['back', 'close', 'outside'].map(id => document.getElementById(id))
let asks = false
const tell = (eventType, eventData) =>
  frame.contentWindow.postMessage(JSON.stringify({ eventType, eventData }), location.origin)
const none = { top: 0, right: 0, bottom: 0, left: 0 }
const view = () => tell('viewport_changed', { height: frame.clientHeight, width: frame.clientWidth, is_expanded: true, is_state_stable: true })
const leave = () => location.assign(close.dataset.to)
function openOutside(url) {
  if (!/^https?:/.test(url)) return
  const tab = window.open(url, '_blank')
  if (tab) tab.opener = null
  outside.hidden = Boolean(tab)
  outside.href = url
}
const answers = {
  web_app_close: leave,
  web_app_expand: view,
  web_app_request_viewport: view,
  web_app_request_theme: () => tell('theme_changed', { theme_params: {} }),
  web_app_request_safe_area: () => tell('safe_area_changed', none),
  web_app_request_content_safe_area: () => tell('content_safe_area_changed', none),
  web_app_request_fullscreen: async () => {
    try { await document.documentElement.requestFullscreen() }
    catch { tell('fullscreen_failed', { error: 'UNSUPPORTED' }) }
  },
  web_app_exit_fullscreen: () => document.fullscreenElement && document.exitFullscreen(),
  web_app_request_write_access: () => tell('write_access_requested', { status: 'allowed' }),
  web_app_open_link: ({ url }) => openOutside(url),
  web_app_open_tg_link: ({ path_full }) => openOutside('https://t.me' + path_full),
  web_app_setup_back_button: ({ is_visible }) => { back.hidden = !is_visible },
  web_app_setup_closing_behavior: ({ need_confirmation }) => { asks = need_confirmation },
}
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== location.origin) return
  let said
  try { said = JSON.parse(data) } catch { return }
  if (Object.hasOwn(answers, said.eventType)) answers[said.eventType](said.eventData ?? {})
})
addEventListener('resize', view)
addEventListener('fullscreenchange', () => tell('fullscreen_changed', { is_fullscreen: document.fullscreenElement !== null }))
back.addEventListener('click', () => tell('back_button_pressed'))
close.addEventListener('click', () => { if (!asks || confirm(close.dataset.asks)) leave() })
`

/** Telegram's frame around the mini app: title bar, close button and the app. */
export function miniAppBody({ sandbox }: Words, address: string): string {
  const { back, close, closing, outside, app } = sandbox.chat
  return `<nav><button id="back" hidden>${escaped(back)}</button>
<button id="close" data-to="${chatPath}#foot" data-asks="${escaped(closing)}">${escaped(close)}</button></nav>
<a id="outside" hidden target="_blank" rel="noopener">${escaped(outside)}</a>
<iframe title="${escaped(app)}" src="${escaped(address)}" allow="camera; fullscreen"></iframe>`
}
