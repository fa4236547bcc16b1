import type { BrowserEngine } from './lab-page.ts'

/** A whole accessible name, or a pattern within it. */
export type Name = string | RegExp
export type Role = 'button' | 'link' | 'textbox' | 'heading'

/** A person with a phone: presses, reads and fills in pages in any engine. */
export type Visitor = {
  engine: BrowserEngine
  /** Opens a path on the server; resolves once the page is loaded. */
  go(path: string): Promise<void>
  reload(): Promise<void>
  /** Runs in the page, or in the player during `inPlayer`; `script` sees only that page and `input`, both JSON. */
  evaluate<Input, Result>(script: (input: Input) => Result, input: Input): Promise<Awaited<Result>>
  /** Presses a control by role and accessible name once it is actionable. */
  press(role: Role, name: Name): Promise<void>
  /** Presses a label or other words. */
  pressText(text: string): Promise<void>
  fill(role: Role, name: Name, text: string): Promise<void>
  /** Selects in the page's only list. */
  choose(value: string): Promise<void>
  /** Whether such a control is visible now. */
  sees(role: Role, name: Name): Promise<boolean>
  /** Whether a sentence with these words is visible now. */
  seesText(words: string): Promise<boolean>
  /** Runs the actions in the player's frame. */
  inPlayer<Result>(act: () => Promise<Result>): Promise<Result>
  /** Kills the page's process, as a phone does when out of memory, and reopens the URL. */
  killPage(): Promise<void>
  /** Toggles the network; does nothing in WebKitGTK, whose driver lacks a switch. */
  setOffline(isOffline: boolean): Promise<void>
  /** Logged errors and uncaught exceptions so far. */
  errors(): Promise<string[]>
  picture(): Promise<Buffer>
  close(): Promise<void>
}

export const phoneSize = { width: 390, height: 844 }
