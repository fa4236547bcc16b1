import type { Plugin } from 'vite'

/**
 * Preloads the words that most people read first. Other languages come one round trip later, once the script knows
 * them.
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
