export const browserEngines = ['chromium', 'firefox', 'webkit'] as const
/** Browser engine. Every iPhone browser is WebKit. */
export type BrowserEngine = (typeof browserEngines)[number]

/** A page that runs scripts, in any engine. */
export type LabPage = {
  /** `script` sees only the page and `input`; input and result are JSON. */
  evaluate<Input, Result>(
    script: (input: Input) => Result | Promise<Result>,
    input: Input,
  ): Promise<Awaited<Result>>
  close(): Promise<void>
}

export type LabBrowser = {
  engine: BrowserEngine
  /** Uncaught exceptions of its pages. */
  errors: string[]
  /** Resolves once the page is loaded. */
  openPage(url: string): Promise<LabPage>
  close(): Promise<void>
}

/** A script and its input as one expression, which yields a promise of JSON. */
export const asExpression = (script: (input: never) => unknown, input: unknown) =>
  `(async () => JSON.stringify((await (${script})(${JSON.stringify(input)})) ?? null))()`

/** Collects errors in the page as `uncaught`, since not every driver reports them. */
export const watchForErrors = `window.uncaught = []
  addEventListener('error', event => window.uncaught.push(event.message))
  addEventListener('unhandledrejection', event => window.uncaught.push(String(event.reason)))`
