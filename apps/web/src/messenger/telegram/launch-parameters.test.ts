import { MessengerData } from '@lithe/contracts/api'
import { describe, expect, it } from 'vitest'
import { readLaunchParameters } from './launch-parameters.ts'

const person = {
  id: 279058397,
  first_name: ' Rosa ',
  last_name: 'Vale',
  username: 'rosa_moves',
  language_code: 'en',
  allows_write_to_pm: true,
}
const sent = { ...person, photo_url: 'https://t.me/i/userpic/320/rosa.svg' }
const initDataOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const sealed = { chat_type: 'sender', chat_instance: '842', auth_date: '1777881600', hash: 'c501b7' }
const initData = initDataOf({ ...sealed, user: JSON.stringify(sent), start_param: 'o-insurer' })

const launchOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const launch = launchOf({
  tgWebAppData: initData,
  tgWebAppVersion: '8.0',
  tgWebAppPlatform: 'ios',
  tgWebAppThemeParams: '{"bg_color":"#18222d","secondary_bg_color":"#131415","button_color":"#fff"}',
})

describe('the launch of a mini app', () => {
  it('names the person, their origin and the theme', () => {
    expect(readLaunchParameters(launch)).toEqual({
      initData,
      unproven: {
        user: { id: '279058397', username: 'rosa_moves', firstName: 'Rosa' },
        startParam: 'o-insurer',
        told: {
          user: person,
          chat_type: 'sender',
          chat_instance: '842',
          auth_date: 1777881600,
          hash: 'c501b7',
        },
      },
      version: '8.0',
      platform: 'ios',
      theme: { background: [24, 34, 45], secondary: [19, 20, 21], section: null },
      startParam: 'o-insurer',
      isFullScreen: false,
    })
  })

  it('is parsed even from an old client that omits fields', () => {
    const bare = readLaunchParameters('tgWebAppVersion=6.0&tgWebAppPlatform=android')
    expect(bare).toMatchObject({ version: '6.0', initData: '', startParam: null })
    expect(bare.unproven).toEqual({ user: null, startParam: null, told: {} })
    expect(readLaunchParameters('tgWebAppVersion=newest').version).toBe('6.0')
  })

  it('uses a separate start parameter if the signed data has none', () => {
    expect(readLaunchParameters('tgWebAppVersion=7.0&tgWebAppStartParam=r-spring').startParam).toBe(
      'r-spring',
    )
  })

  it('identifies a person without a username by number', () => {
    const user = JSON.stringify({ id: 7, first_name: ' ' })
    const { unproven } = readLaunchParameters(launchOf({ tgWebAppData: initDataOf({ user }) }))
    expect(unproven.user).toEqual({ id: '7', username: null, firstName: null })
  })

  it.each([
    ['a user that is no JSON', { ...sealed, user: '{' }],
    ['a user without a number', { ...sealed, user: '{"first_name":"Rosa"}' }],
    [
      'a name beyond all measure',
      { ...sealed, user: JSON.stringify({ id: 1, first_name: 'x'.repeat(300) }) },
    ],
    ['a date in words', { ...sealed, auth_date: 'today' }],
    ['an endless chat', { ...sealed, chat_instance: '8'.repeat(300) }],
  ])('omits %s, so that no call is refused for it', (_what, fields) => {
    const { told } = readLaunchParameters(launchOf({ tgWebAppData: initDataOf(fields) })).unproven
    expect(MessengerData.safeParse(told).success).toBe(true)
    expect(told.hash).toBe('c501b7')
  })

  it('keeps our colours if the theme parameters are invalid', () => {
    for (const tgWebAppThemeParams of ['{', '[]', '{"bg_color":"red"}', '{"bg_color":7}'])
      expect(readLaunchParameters(launchOf({ tgWebAppThemeParams })).theme.background).toBeNull()
  })
})
