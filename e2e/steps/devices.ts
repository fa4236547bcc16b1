/** A mobile viewport, whose layout differs from a desktop window's. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
export const phoneOnItsSide = { ...phone, viewport: { width: 844, height: 390 } }
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } }
export const desktop = { viewport: { width: 1280, height: 844 }, isMobile: false, hasTouch: false }
/** With motion, the default for most people, which other journeys disable. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const
