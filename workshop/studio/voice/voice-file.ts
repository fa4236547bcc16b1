import { fileURLToPath } from 'node:url'

/** Loaded by the player if the device has no voice. */
export const voiceFile = fileURLToPath(new URL('../../../apps/player/src/sound/en.voice', import.meta.url))
/** Loaded together with a pose engine ten times its size. */
export const mostBytes = 1_500_000
