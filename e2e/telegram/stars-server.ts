import { botSettings, starsApiPort, starsPort } from '../playwright.config.ts'
import { type OwnServer, startServer } from '../steps/start-server.ts'

/** A server that sells for Stars; its Telegram must already be running. */
export const startStarsServer = () =>
  startServer(starsPort, { ...botSettings(starsApiPort), TELEGRAM_CHECKOUT: 'stars' })
export type StarsServer = OwnServer
