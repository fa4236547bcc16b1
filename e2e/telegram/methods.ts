import { z } from 'zod'

type Method = {
  /** First mini app version that supports the method. */
  since: Version
  takes: z.ZodType
  /** Parameters added after the method. */
  later?: Readonly<Record<string, Version>>
}
type Version = `${number}.${number}`

/** The bridge omits the parameters of a method that has none; Telegram's script sends an empty object. */
const nothing = z.union([z.undefined(), z.strictObject({})])
const flag = (name: string) => z.strictObject({ [name]: z.boolean() })
const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
const colourKey = z.enum(['bg_color', 'secondary_bg_color'])

/** Telegram opens only https URLs; a server under test is local. */
const webAddress = z.url({ protocol: /^https?$/ }).refine(url => /^(https:|http:\/\/localhost[:/])/.test(url))

const feeling = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('impact'),
    impact_style: z.enum(['light', 'medium', 'heavy', 'rigid', 'soft']),
  }),
  z.strictObject({
    type: z.literal('notification'),
    notification_type: z.enum(['error', 'success', 'warning']),
  }),
  z.strictObject({ type: z.literal('selection_change') }),
])

/** Methods that this host understands, from https://docs.telegram-mini-apps.com/platform/methods. */
const methods = {
  iframe_ready: { since: '6.0', takes: z.union([nothing, flag('reload_supported')]) },
  iframe_will_reload: { since: '6.0', takes: nothing },
  web_app_close: {
    since: '6.0',
    takes: z.union([nothing, flag('return_back')]),
    later: { return_back: '7.6' },
  },
  web_app_exit_fullscreen: { since: '8.0', takes: nothing },
  web_app_expand: { since: '6.0', takes: nothing },
  web_app_open_invoice: { since: '6.1', takes: z.strictObject({ slug: z.string().regex(/^[\w-]+$/) }) },
  web_app_open_link: {
    since: '6.0',
    takes: z.strictObject({
      url: webAddress,
      try_instant_view: z.boolean().optional(),
      try_browser: z.string().optional(),
    }),
    later: { try_instant_view: '6.4', try_browser: '7.6' },
  },
  web_app_open_tg_link: {
    since: '6.1',
    takes: z.strictObject({
      path_full: z.string().regex(/^\/[\w+$]/),
      force_request: z.boolean().optional(),
    }),
  },
  web_app_ready: { since: '6.0', takes: nothing },
  web_app_request_content_safe_area: { since: '8.0', takes: nothing },
  web_app_request_fullscreen: { since: '8.0', takes: nothing },
  web_app_request_safe_area: { since: '8.0', takes: nothing },
  web_app_request_theme: { since: '6.0', takes: nothing },
  web_app_request_viewport: { since: '6.0', takes: nothing },
  web_app_request_write_access: { since: '6.9', takes: nothing },
  web_app_set_background_color: { since: '6.1', takes: z.strictObject({ color: colour }) },
  web_app_set_bottom_bar_color: { since: '7.10', takes: z.strictObject({ color: colour }) },
  web_app_set_header_color: {
    since: '6.1',
    takes: z.union([z.strictObject({ color_key: colourKey }), z.strictObject({ color: colour })]),
    later: { color: '6.9' },
  },
  web_app_setup_back_button: { since: '6.1', takes: flag('is_visible') },
  web_app_setup_closing_behavior: { since: '6.0', takes: flag('need_confirmation') },
  web_app_setup_swipe_behavior: { since: '7.7', takes: flag('allow_vertical_swipe') },
  web_app_toggle_orientation_lock: { since: '8.0', takes: flag('locked') },
  web_app_trigger_haptic_feedback: { since: '6.1', takes: feeling },
} satisfies Record<string, Method>

export type MethodName = keyof typeof methods
const isMethod = (name: string): name is MethodName => Object.hasOwn(methods, name)

/** Compares versions: 7.10 is later than 7.9. */
function isAtLeast(version: string, wanted: Version): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

export type Heard = { method: MethodName; parameters: Record<string, unknown> }
type Understood = { ok: true; heard: Heard } | { ok: false; reason: string }

const refuse = (reason: string): Understood => ({ ok: false, reason })

/** Stricter than Telegram, which ignores what it does not understand. */
export function understand(version: string, name: string, given: unknown): Understood {
  if (!isMethod(name)) return refuse(`${name} is no method of this host`)
  const { since, takes, later = {} }: Method = methods[name]
  if (!isAtLeast(version, since)) return refuse(`${name} came with ${since}, and this is ${version}`)
  if (!takes.safeParse(given).success) return refuse(`${name} does not take ${JSON.stringify(given)}`)
  const parameters = (given ?? {}) as Record<string, unknown>
  const tooNew = Object.keys(parameters).find(key => !isAtLeast(version, later[key] ?? since))
  if (tooNew) return refuse(`${name} takes no ${tooNew} in ${version}`)
  return { ok: true, heard: { method: name, parameters } }
}
