export const browserEngines = ['chromium', 'firefox', 'webkit'] as const
/** What a page is shown by. Every browser of an iPhone is WebKit. */
export type BrowserEngine = (typeof browserEngines)[number]

/** A page that scripts are run in, whichever engine shows it. */
export type LabPage = {
  /** `script` sees nothing but the page and `input`; both its input and its result go as JSON. */
  evaluate<Input, Result>(
    script: (input: Input) => Result | Promise<Result>,
    input: Input,
  ): Promise<Awaited<Result>>
  close(): Promise<void>
}

export type LabBrowser = {
  engine: BrowserEngine
  /** Exceptions that none of the pages’ code caught. */
  errors: string[]
  /** Resolves once everything of the page is loaded. */
  openPage(url: string): Promise<LabPage>
  close(): Promise<void>
}

/** A script and its input as one expression; its value is a promise of JSON. */
export const asExpression = (script: (input: never) => unknown, input: unknown) =>
  `(async () => JSON.stringify((await (${script})(${JSON.stringify(input)})) ?? null))()`

/** Not every driver tells of errors; the page itself keeps them as `uncaught` from when this has run in it. */
export const watchForErrors = `window.uncaught = []
  addEventListener('error', event => window.uncaught.push(event.message))
  addEventListener('unhandledrejection', event => window.uncaught.push(String(event.reason)))`
