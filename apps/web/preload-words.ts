import type { Plugin } from 'vite'

/**
 * Asks with the page for what most people read first. Another language is asked for once the script knows
 * which: one answer later.
 */
export const preloadWords = (rooms: readonly string[]): Plugin => ({
  name: 'preload-words',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(file => rooms.some(room => file.startsWith(`assets/words-en-${room}-`)))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
})
