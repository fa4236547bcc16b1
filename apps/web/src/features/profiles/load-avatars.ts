/** Drawn with a library of its own weight, fetched when the first face is shown. */
export const loadAvatars = () => import('./draw-avatar.ts').then(module => module.drawAvatar)
