import type { BrowserEngine } from './lab-page.ts'

/** All of an accessible name, or what it has in it. */
export type Name = string | RegExp
export type Role = 'button' | 'link' | 'textbox' | 'heading'

/** A phone in the hand: pages are pressed, read and filled in, whichever engine shows them. */
export type Visitor = {
  engine: BrowserEngine
  /** Opens a path of the server; resolves once the page is loaded. */
  go(path: string): Promise<void>
  reload(): Promise<void>
  /** In the page, or in the player while `inPlayer`; `script` sees nothing but that and `input`, both of them JSON. */
  evaluate<Input, Result>(script: (input: Input) => Result, input: Input): Promise<Awaited<Result>>
  /** Presses what has this role and accessible name, as soon as it is there and can be pressed. */
  press(role: Role, name: Name): Promise<void>
  /** Presses a label or another text. */
  pressText(text: string): Promise<void>
  fill(role: Role, name: Name, text: string): Promise<void>
  /** Chooses in the only list of the page. */
  choose(value: string): Promise<void>
  /** Whether it is there and can be seen now. */
  sees(role: Role, name: Name): Promise<boolean>
  /** Whether a text with these words can be seen now. */
  seesText(words: string): Promise<boolean>
  /** Everything in it is done in the player's own window. */
  inPlayer<Result>(act: () => Promise<Result>): Promise<Result>
  /** Ends the process that shows the page, as a phone does that lacks memory, and opens the same address again. */
  killPage(): Promise<void>
  /** Cuts the network off, or gives it back; nothing happens in WebKitGTK, whose driver has no switch for it. */
  setOffline(isOffline: boolean): Promise<void>
  /** Errors that pages wrote, and exceptions that none of their code caught, so far. */
  errors(): Promise<string[]>
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** Of a phone, in CSS pixels. */
export const phoneSize = { width: 390, height: 844 }
