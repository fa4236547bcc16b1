import { botSettings, starsApiPort, starsPort } from '../playwright.config.ts'
import { type OwnServer, startServer } from '../steps/start-server.ts'

/** A server that sells for Stars. It finds its Telegram at once when that is there first. */
export const startStarsServer = () =>
  startServer(starsPort, { ...botSettings(starsApiPort), TELEGRAM_CHECKOUT: 'stars' })
export type StarsServer = OwnServer
