import { onTestFinished } from 'vitest'

const { startViewTransition } = Document.prototype

/** Disables page transitions, each of which takes as long as the rest of a test without a GPU. */
export const pagesChangeAtOnce = () => Reflect.deleteProperty(Document.prototype, 'startViewTransition')

/** Enables page transitions in this test, as on a phone. */
export function letPagesPass() {
  Document.prototype.startViewTransition = startViewTransition
  onTestFinished(() => void pagesChangeAtOnce())
}
