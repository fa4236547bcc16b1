/** A phone in the hand: its layout follows the page's own viewport, as a desktop window's never does. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** The same phone lying on its side. */
export const phoneOnItsSide = { ...phone, viewport: { width: 844, height: 390 } }
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } }
export const desktop = { viewport: { width: 1280, height: 844 }, isMobile: false, hasTouch: false }
/** Pages move, as they do for most; where it makes no difference the journeys do without. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const
