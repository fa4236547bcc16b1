import type { Plugin } from 'vite'

/** Stable names for the server's own pages, which cannot know hashed ones. */
const names = { 'assets/atkinson': 'fonts/read.woff2', 'assets/fraunces': 'fonts/display.woff2' }

/** Copies each typeface to a stable name, which the app itself never uses. */
export const namedFonts = (): Plugin => ({
  name: 'named-fonts',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [start, fileName] of Object.entries(names)) {
        const font = Object.values(bundle).find(
          file =>
            file.type === 'asset' && file.fileName.startsWith(start) && file.fileName.endsWith('.woff2'),
        )
        if (font?.type !== 'asset') this.error(`there is no typeface ${start}…`)
        this.emitFile({ type: 'asset', fileName, source: font.source })
      }
    },
  },
})
