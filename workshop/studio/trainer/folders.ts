import { fileURLToPath } from 'node:url'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Folder served with the web app. */
export const mediaFolder = folder('../../../apps/web/public/trainer/')
export const clipIndexFile = folder('../../../apps/web/src/content/clips.json')
/** Truth of the demonstrations, for the accuracy tool. */
export const truthFolder = folder('truth/')
