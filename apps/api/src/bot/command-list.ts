/** What the bot can be asked, as Telegram lists it. */
export const commandList = [
  { command: 'start', description: 'Start My Longevity Test' },
  { command: 'help', description: 'How it works' },
  { command: 'privacy', description: 'What is kept of you, and what never leaves your phone' },
  { command: 'delete', description: 'Erase everything that is kept of you' },
  { command: 'terms', description: 'What you buy, and from whom' },
  { command: 'paysupport', description: 'Questions about a payment' },
] as const
