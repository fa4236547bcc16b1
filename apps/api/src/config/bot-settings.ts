export type BotSettings = {
  /** As BotFather gave it. */
  token: string
  /** Where the Bot API is spoken. */
  apiUrl: string
  /** Where phones reach this server, over HTTPS; null where they cannot: then there is no mini app to open. */
  publicUrl: string | null
  /** What Telegram shows with every update it brings; null where the bot fetches them itself. */
  webhookSecret: string | null
  /** A full report's price in Stars; null where it is not sold for them. */
  priceStars: number | null
}
