import { miniAppPath } from '../bot/bot-paths.ts'

/** How to come to a bot, with Telegram and nothing else. */
export const telegramSetupWords = `To be on Telegram:
1. Write /newbot to @BotFather there. TELEGRAM_BOT_TOKEN is the token it answers with; keep it secret.
2. TELEGRAM_BOT_URL=https://t.me/NAME with the name you gave the bot.
3. PUBLIC_URL=https://YOUR-ADDRESS is where phones reach this server, over HTTPS; the mini app opens at
   PUBLIC_URL${miniAppPath} by itself, nothing is set up at BotFather for it.
4. TELEGRAM_WEBHOOK_SECRET, 16 to 256 letters, digits, _ and -, lets Telegram bring updates to PUBLIC_URL.
   Without it the server fetches them, which is enough for one server and for trying things out.
5. TELEGRAM_CHECKOUT=stars sells reports inside Telegram for TELEGRAM_STARS; Telegram asks for that.
The server tells Telegram the rest each time it starts: commands, menu button, webhook.`
