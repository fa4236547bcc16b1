import { onTestFinished } from 'vitest'

const { startViewTransition } = Document.prototype

/** Without a graphics card each passing of two pages takes as long as the rest of a test does. */
export const pagesChangeAtOnce = () => Reflect.deleteProperty(Document.prototype, 'startViewTransition')

/** In this test pages pass each other as they do on a phone. */
export function letPagesPass() {
  Document.prototype.startViewTransition = startViewTransition
  onTestFinished(() => void pagesChangeAtOnce())
}
