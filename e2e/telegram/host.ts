import { type Heard, type MethodName, understand } from './methods.ts'
import type { Insets, Phone } from './phone.ts'
import { coloursOf, type Scheme } from './themes.ts'

export type InvoiceEnd = 'paid' | 'cancelled' | 'failed' | 'pending'

/** Sends an event to the mini app. */
export type Tell = (event: string, payload?: unknown) => Promise<void>

type Surroundings = {
  tell: Tell
  /** Current size of the page. */
  measure: () => { height: number; width: number }
}

/** A Telegram around a mini app: receives its methods, replies as documented, and records them. */
export function newHost(phone: Phone, { tell, measure }: Surroundings) {
  const state = {
    scheme: phone.scheme,
    safeArea: phone.safeArea,
    contentSafeArea: phone.contentSafeArea,
    isExpanded: false,
    fillsScreen: false,
    hasBack: false,
    asksBeforeClosing: false,
    swipesAway: true,
    isTurnable: true,
    isClosed: false,
    colours: {} as Record<'header' | 'background' | 'bottom', unknown>,
  }
  const heard: Heard[] = []
  const refused: string[] = []
  /** Links and invoices are recorded for the test to act on. */
  const links: string[] = []
  const invoices: string[] = []

  const tellTheme = () => tell('theme_changed', { theme_params: coloursOf(state.scheme, phone.isOld) })
  const tellView = () =>
    tell('viewport_changed', { ...measure(), is_expanded: state.isExpanded, is_state_stable: true })
  const tellSafeArea = () => tell('safe_area_changed', state.safeArea)
  const tellContentSafeArea = () => tell('content_safe_area_changed', state.contentSafeArea)

  async function fillScreen() {
    if (!phone.canFillScreen) return tell('fullscreen_failed', { error: 'UNSUPPORTED' })
    if (state.fillsScreen) return tell('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' })
    state.fillsScreen = true
    await tell('fullscreen_changed', { is_fullscreen: true })
  }

  async function leaveFullScreen() {
    if (!state.fillsScreen) return
    state.fillsScreen = false
    await tell('fullscreen_changed', { is_fullscreen: false })
  }

  const answers: Partial<Record<MethodName, (given: Record<string, unknown>) => unknown>> = {
    web_app_close: () => {
      state.isClosed = true
    },
    web_app_expand: () => {
      state.isExpanded = true
      return tellView()
    },
    web_app_exit_fullscreen: leaveFullScreen,
    web_app_open_invoice: ({ slug }) => invoices.push(String(slug)),
    web_app_open_link: ({ url }) => links.push(String(url)),
    web_app_open_tg_link: ({ path_full }) => links.push(`https://t.me${path_full}`),
    web_app_request_content_safe_area: tellContentSafeArea,
    web_app_request_fullscreen: fillScreen,
    web_app_request_safe_area: tellSafeArea,
    web_app_request_theme: tellTheme,
    web_app_request_viewport: tellView,
    web_app_request_write_access: () =>
      tell('write_access_requested', { status: phone.letsBotWrite ? 'allowed' : 'cancelled' }),
    web_app_set_background_color: ({ color }) => {
      state.colours.background = color
    },
    web_app_set_bottom_bar_color: ({ color }) => {
      state.colours.bottom = color
    },
    web_app_set_header_color: ({ color, color_key }) => {
      state.colours.header = color ?? color_key
    },
    web_app_setup_back_button: ({ is_visible }) => {
      state.hasBack = is_visible === true
    },
    web_app_setup_closing_behavior: ({ need_confirmation }) => {
      state.asksBeforeClosing = need_confirmation === true
    },
    web_app_setup_swipe_behavior: ({ allow_vertical_swipe }) => {
      state.swipesAway = allow_vertical_swipe === true
    },
    web_app_toggle_orientation_lock: ({ locked }) => {
      state.isTurnable = locked !== true
    },
  }

  return {
    phone,
    state,
    heard,
    refused,
    links,
    invoices,
    async hear(name: string, given: unknown) {
      const understood = understand(phone.version, name, given)
      if (!understood.ok) return void refused.push(understood.reason)
      heard.push(understood.heard)
      await answers[understood.heard.method]?.(understood.heard.parameters)
    },
    calls: (method: MethodName) =>
      heard.filter(call => call.method === method).map(({ parameters }) => parameters),
    async pressBack() {
      if (!state.hasBack) throw new Error('there is no back button to press')
      await tell('back_button_pressed')
    },
    async turnTo(scheme: Scheme) {
      state.scheme = scheme
      await tellTheme()
    },
    async cover(area: { safeArea: Insets; contentSafeArea: Insets }) {
      Object.assign(state, area)
      await tellSafeArea()
      await tellContentSafeArea()
    },
    closeInvoice: (slug: string, status: InvoiceEnd) => tell('invoice_closed', { slug, status }),
  }
}
