import type { Scheme } from './themes.ts'

export type Insets = { top: number; right: number; bottom: number; left: number }

/** A phone's Telegram, and its person's answers to prompts. */
export type Phone = {
  version: '6.0' | '10.1'
  /** Supports only the first mini app version. */
  isOld: boolean
  platform: 'android' | 'ios' | 'tdesktop' | 'weba'
  scheme: Scheme
  /** What the device covers of the page. */
  safeArea: Insets
  /** What Telegram's own buttons cover of the rest. */
  contentSafeArea: Insets
  canFillScreen: boolean
  letsBotWrite: boolean
}

const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

const oldPhone: Phone = {
  version: '6.0',
  isOld: true,
  platform: 'android',
  scheme: 'light',
  safeArea: noInsets,
  contentSafeArea: noInsets,
  canFillScreen: false,
  letsBotWrite: true,
}

/** A phone with a notch and a bottom bar. */
const currentPhone: Phone = {
  version: '10.1',
  isOld: false,
  platform: 'ios',
  scheme: 'light',
  safeArea: { ...noInsets, top: 47, bottom: 34 },
  contentSafeArea: { ...noInsets, top: 46 },
  canFillScreen: true,
  letsBotWrite: true,
}

export const phoneOf = (age: 'old' | 'current', about: Partial<Phone> = {}): Phone => ({
  ...(age === 'old' ? oldPhone : currentPhone),
  ...about,
})
