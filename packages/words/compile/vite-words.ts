import type { Plugin } from 'vite'
import { compileWords, messagesFolder } from './compile-words.ts'

/** Named by language and room, so that a page can be fetched ahead in one language; else without the list of who needs it. */
function chunkFileNames({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }): string {
  const [, language, room] = facadeModuleId?.match(compiledRoom) ?? []
  const plain = language ? `words-${language}-${room}` : name.replace(/~.*/, '')
  return `assets/${plain}-[hash].js`
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
