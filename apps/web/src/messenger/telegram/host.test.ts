import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Host, openHost } from './host.ts'

const sent: [string, unknown][] = []

beforeEach(() => {
  sent.length = 0
  const page = {
    TelegramWebviewProxy: {
      postEvent: (method: string, parameters?: string) =>
        sent.push([method, parameters === undefined ? undefined : JSON.parse(parameters)]),
    },
  }
  vi.stubGlobal('window', Object.assign(page, { self: page, top: page }))
})

/** Calls every method that the app ever uses. */
function askEverything({ tell }: Host) {
  tell('web_app_ready')
  tell('web_app_expand')
  tell('web_app_request_viewport')
  tell('web_app_open_link', { url: 'https://doi.org/10.1/1' })
  tell('web_app_setup_closing_behavior', { need_confirmation: true })
  tell('web_app_close')
  tell('web_app_setup_back_button', { is_visible: true })
  tell('web_app_set_background_color', { color: '#fbf6ee' })
  tell('web_app_set_header_color', { color_key: 'bg_color' })
  tell('web_app_trigger_haptic_feedback', { type: 'impact', impact_style: 'light' })
  tell('web_app_open_invoice', { slug: 'abc' })
  tell('web_app_open_tg_link', { path_full: '/lithe_bot' })
  tell('web_app_request_write_access')
  tell('web_app_setup_swipe_behavior', { allow_vertical_swipe: false })
  tell('web_app_set_bottom_bar_color', { color: '#fbf6ee' })
  tell('web_app_request_fullscreen')
  tell('web_app_exit_fullscreen')
  tell('web_app_toggle_orientation_lock', { locked: true })
  tell('web_app_request_safe_area')
  tell('web_app_request_content_safe_area')
}

const sentAt = (version: string) => {
  sent.length = 0
  askEverything(openHost(version))
  return sent.map(([method]) => method)
}

describe('Telegram of a given version', () => {
  it('gets no method newer than itself', () => {
    expect(sentAt('6.0')).toEqual([
      'web_app_ready',
      'web_app_expand',
      'web_app_request_viewport',
      'web_app_open_link',
      'web_app_setup_closing_behavior',
      'web_app_close',
    ])
    expect(sentAt('7.7')).toContain('web_app_setup_swipe_behavior')
    expect(sentAt('7.7')).not.toContain('web_app_set_bottom_bar_color')
  })

  it('gets every method if current', () => {
    expect(sentAt('8.0')).toHaveLength(20)
    expect(sentAt('10.1')).toHaveLength(20)
  })

  it('gets a method with its parameters, and the caller learns whether it was sent', () => {
    const host = openHost('8.0')
    expect(host.tell('web_app_setup_back_button', { is_visible: true })).toBe(true)
    expect(sent).toEqual([['web_app_setup_back_button', { is_visible: true }]])
    expect(openHost('6.0').tell('web_app_setup_back_button', { is_visible: true })).toBe(false)
  })

  it('accepts any header colour since 6.9', () => {
    expect(openHost('6.7').canColourHeader).toBe(false)
    expect(openHost('6.9').canColourHeader).toBe(true)
    expect(openHost('6.10').canColourHeader).toBe(true)
  })

  it('breaks nothing once it is gone', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const page = {}
    vi.stubGlobal('window', Object.assign(page, { self: page, top: page }))
    expect(openHost('8.0').tell('web_app_ready')).toBe(false)
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })
})
