import type { Plugin } from 'vite'
import { compileWords, messagesFolder } from './compile-words.ts'

/** Named by language and room, so that a page can be fetched ahead in one language. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, room] = facadeModuleId?.match(compiledRoom) ?? []
  return language ? `assets/words-${language}-${room}-[hash].js` : 'assets/[name]-[hash].js'
}

const compiledRoom = /\/packages\/words\/compiled\/([\w-]+)\/([\w-]+)\.ts$/

/** Compiles the words before anything is built, and again whenever a file of messages is saved. */
export function viteWords(): Plugin {
  return {
    name: 'words',
    config() {
      compileWords()
      return { build: { rollupOptions: { output: { chunkFileNames } } } }
    },
    configureServer({ watcher, config }) {
      watcher.add(messagesFolder)
      watcher.on('change', file => {
        if (!file.startsWith(messagesFolder)) return
        try {
          compileWords()
        } catch (error) {
          config.logger.error(error instanceof Error ? error.message : String(error))
        }
      })
    },
  }
}
