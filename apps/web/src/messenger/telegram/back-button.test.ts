import { expect, it } from 'vitest'
import { recordingHost } from '../../testing/recording-host.ts'
import { openBackButton } from './back-button.ts'

const breath = () => Promise.resolve()

function openAt(version: string) {
  const recording = recordingHost(version)
  return { ...recording, showBack: openBackButton(recording.host) }
}

it('the back button is there while somebody wants it, and the last one who does hears it', async () => {
  const { showBack, told, say } = openAt('8.0')
  const pressed: string[] = []
  const removePage = showBack?.(() => pressed.push('page'))
  const removeSheet = showBack?.(() => pressed.push('sheet'))
  await breath()
  expect(told).toEqual([['web_app_setup_back_button', { is_visible: true }]])
  say('back_button_pressed')
  removeSheet?.()
  say('back_button_pressed')
  removePage?.()
  await breath()
  say('back_button_pressed')
  expect(pressed).toEqual(['sheet', 'page'])
  expect(told.at(-1)).toEqual(['web_app_setup_back_button', { is_visible: false }])
})

it('the back button does not flicker from one page to the next', async () => {
  const { showBack, told } = openAt('8.0')
  const remove = showBack?.(() => {})
  await breath()
  remove?.()
  showBack?.(() => {})
  await breath()
  expect(told).toHaveLength(1)
})

it('a version without a back button leaves the app its own arrows', () => {
  expect(openAt('6.0').showBack).toBeNull()
})
