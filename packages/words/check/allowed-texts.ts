/** Text allowed outside `packages/words`: a file, or some of its strings, and why it needs no translation. */
export type AllowedText = { path: RegExp; texts?: readonly string[]; reason: string }

export const allowedTexts: readonly AllowedText[] = [
  {
    path: /^apps\/api\/src\/(staff\b|ground\/(db|config|jobs|secrets)\b|money\/(organisations\/(manage|list)-organisations|promo\/manage-promo-codes)|start-problems|doors\/http\/safe-log)/,
    reason: 'operators read it: their commands, settings and logs are in English',
  },
  {
    path: /^(packages\/contracts\/src\/measurement|packages\/movements\/src\/catalog\/contradiction)\.ts$/,
    reason: 'tells a program what is wrong with the numbers it sent; people read the error’s sentence',
  },
  {
    path: /^apps\/api\/src\/sandbox\/chat\/bot-api\.ts$/,
    reason: 'a Bot API’s errors: programs read them',
  },
  {
    path: /^apps\/api\/src\/sign-in\/device-name\.ts$/,
    reason: 'names of browsers and systems; how they stand together is the room “mails”',
  },
  {
    path: /^apps\/api\/src\/reach\/bot\/free-text\.ts$/,
    texts: ['delete me', 'erase me'],
    reason: 'what people write to the bot, not what they read',
  },
  {
    path: /^packages\/scoring\/src\/(norms|testing)\//,
    reason: 'papers and how their figures were read; `npm run lab -- norms` prints it',
  },
  {
    path: /^packages\/(contracts\/src\/constants|scoring\/src\/model\/either-sex)\.ts$/,
    texts: ['Male', 'Female', 'Undisclosed'],
    reason: 'values on the wire, worded by the room “person”',
  },
  {
    path: /^packages\/(contracts\/src\/constants|scoring\/src\/reported)\.ts$/,
    texts: ['younger than', 'close to', 'older than'],
    reason: 'values on the wire that the specification names, worded by the room “report-page”',
  },
  {
    path: /^apps\/web\/src\/content\/content\.ts$/,
    reason: 'journals, papers and their authors: names; whatever else is said of them is the room “content”',
  },
  {
    path: /^apps\/web\/src\/memory\/known-user\.ts$/,
    texts: ['Mock data (API unavailable)'],
    reason: 'a value of the specification that no page shows',
  },
  {
    path: /^apps\/web\/src\/ui\/buttons\.tsx$/,
    texts: ['action press'],
    reason: 'classes of the style sheet',
  },
  {
    path: /^apps\/player\/src\/engine\/choose-detector\.ts$/,
    texts: ['threads', '1 thread'],
    reason: 'names the engine that was chosen, for the lab and the bench',
  },
  {
    path: /^apps\/api\/src\/doors\/http\/server-routes\.ts$/,
    texts: [
      'Contact: Expires: Preferred-Languages: en',
      'Measurements in, mobility age out. No call takes pictures, sound or video; bodies are JSON up to 64 kB.',
    ],
    reason: 'security.txt, whose fields RFC 9116 names, and the description of the doors to programs',
  },
  {
    path: /^apps\/web\/index\.html$/,
    texts: [
      "Your mobility age from a few movements in front of your phone's camera. No picture leaves your device.",
    ],
    reason: 'for search engines and previews of links, which run no script and name no language',
  },
]
