import type { AppDeps } from '../app.ts'
import { type GoogleIssuer, googleClientId } from './google-issuer.ts'
import { botToken } from './new-telegrammer.ts'
import { publicTestConfig } from './test-app.ts'

/** Settings of an app with sign-in by email, Google and Telegram. */
export const everyWayIn = ({ keysUrl }: GoogleIssuer): Partial<AppDeps> => ({
  publicConfig: { ...publicTestConfig, googleClientId },
  googleKeysUrl: keysUrl,
  telegramBotToken: botToken,
})
