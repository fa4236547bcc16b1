import type { Plugin } from 'vite'

/** For the server's own pages, which cannot know a name that ends in a hash. */
const names = { 'assets/atkinson': 'fonts/read.woff2', 'assets/fraunces': 'fonts/display.woff2' }

/** Puts each typeface a second time where its name never changes; the app itself never asks for it there. */
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
