type WebApp = { initData?: string; close?: () => void }
type MessengerWindow = { Telegram?: { WebApp?: WebApp } }

export type MiniApp = { close: () => void }

/** The messenger's window around this page; null in an ordinary browser. */
export function readMiniApp(page: MessengerWindow): MiniApp | null {
  const webApp = page.Telegram?.WebApp
  return webApp?.initData ? { close: () => webApp.close?.() } : null
}

export const miniApp = () => readMiniApp(window as MessengerWindow)
