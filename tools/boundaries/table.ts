export type Program = {
  folder: string
  /** Folders and files that it may import, besides its own. */
  mayImport: readonly string[]
  testsMayAlsoImport: readonly string[]
  /** Permitted npm packages; `declared` defers to package.json. */
  npm: 'declared' | readonly string[]
  mayUseNode: boolean
  /** Forbidden globals, which would make it impure or break a promise to people. */
  neverUses: readonly string[]
}

const clockAndChance = ['Date.now', 'new Date()', 'Date()', 'Math.random', 'performance', 'crypto']
const storageAndNetwork = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'document.cookie',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'navigator.sendBeacon',
]

const catalog = 'packages/movements/src/catalog'
/** The product's constants; imports nothing. */
const constants = 'packages/contracts/src/constants.ts'
/** Messages by language, language selection, and deferred formats. */
const words = ['packages/words/src/languages.ts', 'packages/words/src/once.ts', 'packages/words/compiled']
const wordsOfCode = ['packages/words/compile', 'packages/words/check']
/** Finds untranslated text with the test languages. */
const untouched = 'packages/words/src/testing'
/** Buttons, plates and icons of both pages. */
const kit = 'packages/design/src'
const pure = { npm: [], mayUseNode: false, neverUses: clockAndChance, testsMayAlsoImport: [] } as const
const onServer = { npm: 'declared', mayUseNode: true, neverUses: [], testsMayAlsoImport: [] } as const
/** Never shipped: builds, checks or measures what is shipped. */
const workshop = onServer
const command = ['tools/bootstrap/root.mjs', 'tools/run/command.ts']
const toolsForBrowsers = [...command, 'tools/chromium']
const inBrowser = { npm: 'declared', mayUseNode: false } as const

/** Who may import whom. ARCHITECTURE shows this table, from which every import rule is generated. */
export const programs: readonly Program[] = [
  { ...pure, folder: 'packages/pose/src', mayImport: [], testsMayAlsoImport: ['workshop/choreography'] },
  {
    ...pure,
    folder: 'packages/movements/src',
    mayImport: ['packages/pose'],
    testsMayAlsoImport: ['workshop/choreography'],
  },
  { ...pure, folder: 'packages/scoring/src', mayImport: [catalog, constants, ...words] },
  { ...pure, folder: 'packages/contracts/src', mayImport: [catalog], npm: ['zod'] },
  { ...pure, folder: 'packages/body/src', mayImport: ['packages/pose'] },
  {
    ...pure,
    folder: 'packages/card/src',
    mayImport: ['packages/contracts', catalog, ...words],
    testsMayAlsoImport: [untouched],
  },
  { ...pure, folder: 'packages/words/src', mayImport: [] },
  { ...workshop, folder: 'packages/words/compile', mayImport: ['packages/words/src'] },
  {
    ...workshop,
    folder: 'packages/words/check',
    mayImport: ['packages/words/compile', 'packages/words/src'],
  },
  {
    ...workshop,
    folder: 'packages/words/commands',
    mayImport: ['packages/words', ...command],
  },
  { ...pure, folder: 'packages/words/compiled', mayImport: ['packages/words/src'] },
  {
    ...inBrowser,
    folder: 'packages/design/src',
    mayImport: [],
    testsMayAlsoImport: [],
    npm: ['react'],
    neverUses: [...clockAndChance, ...storageAndNetwork],
  },
  {
    ...inBrowser,
    folder: 'apps/web/src',
    mayImport: [
      'packages/contracts',
      'packages/card',
      kit,
      catalog,
      'packages/scoring/src/real-change.ts',
      'packages/scoring/src/sources.ts',
      'packages/scoring/src/reported.ts',
      'packages/words/src/formats.ts',
      'packages/words/src/live-rooms.ts',
      ...words,
    ],
    testsMayAlsoImport: [untouched],
    neverUses: [],
  },
  {
    ...workshop,
    folder: 'apps/web/offline',
    mayImport: ['apps/web/src/navigation/paths.ts', 'apps/web/prerender/pages.ts', ...words],
    testsMayAlsoImport: ['packages/contracts'],
  },
  { ...workshop, folder: 'apps/web/prerender', mayImport: ['apps/web/src', 'packages/words'] },
  {
    ...inBrowser,
    folder: 'apps/player/src',
    mayImport: [
      'packages/pose',
      'packages/movements',
      'packages/contracts/src/player',
      'packages/body',
      ...words,
      kit,
    ],
    testsMayAlsoImport: ['workshop/choreography', untouched],
    neverUses: storageAndNetwork,
  },
  {
    ...inBrowser,
    folder: 'apps/player/check',
    mayImport: ['apps/player/src/camera', 'packages/contracts/src/player', ...words, kit],
    testsMayAlsoImport: [],
    neverUses: ['XMLHttpRequest', 'WebSocket', 'EventSource', 'navigator.sendBeacon', 'fetch'],
  },
  {
    ...onServer,
    folder: 'apps/api/src',
    mayImport: ['packages/contracts', 'packages/card', 'packages/scoring', catalog, ...words],
    testsMayAlsoImport: ['workshop/choreography', 'packages/movements', untouched],
  },
  {
    ...workshop,
    folder: 'apps/api/commands',
    mayImport: ['tools/bootstrap/root.mjs', 'tools/builds', 'tools/run'],
  },
  { ...workshop, folder: 'apps/api/start', mayImport: ['tools/bootstrap/root.mjs', 'tools/run'] },
  {
    ...workshop,
    folder: 'apps/operator',
    mayImport: ['apps/api/src', 'tools/bootstrap/root.mjs', 'tools/run'],
    testsMayAlsoImport: ['packages/contracts'],
  },
  { ...workshop, folder: 'tools', mayImport: [catalog, constants, ...wordsOfCode] },
  {
    ...workshop,
    folder: 'workshop',
    mayImport: [
      'apps/api/src',
      'apps/api/start',
      'apps/player',
      'packages/body',
      'packages/contracts',
      'packages/movements',
      'packages/pose',
      'packages/scoring',
      'packages/words/compile',
      ...words,
      ...toolsForBrowsers,
      'tools/builds',
      'tools/project',
      'tools/run',
    ],
  },
  { ...pure, folder: 'workshop/choreography', mayImport: ['packages/body', 'packages/pose', catalog] },
  {
    ...inBrowser,
    folder: 'workshop/pages',
    mayImport: ['apps/player/src', 'packages/contracts/src/player', 'packages/movements', 'packages/pose'],
    testsMayAlsoImport: ['workshop/choreography'],
    neverUses: [],
  },
  {
    ...workshop,
    folder: 'e2e',
    mayImport: [
      'workshop/load/proxy.ts',
      'apps/api/src',
      'apps/api/start',
      'apps/web/src/navigation/paths.ts',
      'apps/web/src/testing/kept-people.ts',
      'apps/web/src/testing/looks',
      'workshop/browsers',
      'packages/contracts',
      catalog,
      ...words,
      'tools/chromium',
      'tools/bootstrap/root.mjs',
      'tools/builds',
      'tools/floor',
      'tools/run',
    ],
  },
]
