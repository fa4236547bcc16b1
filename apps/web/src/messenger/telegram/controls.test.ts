import { describe, expect, it } from 'vitest'
import { recordingHost } from '../../testing/recording-host.ts'
import { openBackButton, openMeasuring, whileAny } from './controls.ts'
import { openFullScreen } from './page-room.ts'

const breath = () => Promise.resolve()

function openAt(version: string) {
  const recording = recordingHost(version)
  return { ...recording, showBack: openBackButton(recording.host) }
}

it('the back button is visible while a page wants it, and the last page to want it handles it', async () => {
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

it('the back button does not flicker between pages', async () => {
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

function openForMeasuring(version: string, isFull = false) {
  const recording = recordingHost(version)
  const fullScreen = openFullScreen(recording.host, isFull)
  return { ...recording, fullScreen, beginMeasuring: openMeasuring(recording.host, fullScreen) }
}

describe('during a measurement', () => {
  it('orientation is locked and closing needs confirmation; both end afterwards', () => {
    const { beginMeasuring, told, say } = openForMeasuring('8.0')
    const end = beginMeasuring()
    expect(told.splice(0)).toEqual([
      ['web_app_request_fullscreen'],
      ['web_app_toggle_orientation_lock', { locked: true }],
      ['web_app_setup_closing_behavior', { need_confirmation: true }],
    ])
    say('fullscreen_changed', { is_fullscreen: true })
    end()
    end()
    expect(told).toEqual([
      ['web_app_exit_fullscreen'],
      ['web_app_toggle_orientation_lock', { locked: false }],
      ['web_app_setup_closing_behavior', { need_confirmation: false }],
    ])
  })

  it('full screen chosen earlier remains', () => {
    const { beginMeasuring, told } = openForMeasuring('8.0', true)
    beginMeasuring()()
    expect(told.map(([method]) => method)).not.toContain('web_app_request_fullscreen')
    expect(told.map(([method]) => method)).not.toContain('web_app_exit_fullscreen')
  })

  it('an old version is asked only for what it supports', () => {
    const { beginMeasuring, told } = openForMeasuring('6.0')
    beginMeasuring()()
    expect(told).toEqual([
      ['web_app_setup_closing_behavior', { need_confirmation: true }],
      ['web_app_setup_closing_behavior', { need_confirmation: false }],
    ])
  })
})

describe('full screen', () => {
  it('is requested once while pending, and again after a refusal', () => {
    const { fullScreen, told, say } = openForMeasuring('8.0')
    expect([fullScreen.enter(), fullScreen.enter()]).toEqual([true, false])
    say('fullscreen_failed', { error: 'UNSUPPORTED' })
    expect(fullScreen.enter()).toBe(true)
    expect(told).toHaveLength(2)
  })

  it('is not requested if the launch was already in full screen', () => {
    const { fullScreen, told } = openForMeasuring('8.0', true)
    expect(fullScreen.enter()).toBe(false)
    expect(told).toEqual([])
  })
})

it('a shared setting is on from its first to its last user', () => {
  const heard: boolean[] = []
  const want = whileAny(isOn => heard.push(isOn))
  const [first, second] = [want(), want()]
  first()
  expect(heard).toEqual([true])
  second()
  expect(heard).toEqual([true, false])
})
