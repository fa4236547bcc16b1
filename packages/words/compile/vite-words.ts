import type { Plugin } from 'vite'
import { compileWords, messagesFolder } from './compile-words.ts'

/**
 * Names word files by language and room, so that one language can be prefetched; other chunks keep their default names.
 */
function chunkFileNames({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }): string {
  const [, language, room] = facadeModuleId?.match(compiledRoom) ?? []
  const plain = language ? `words-${language}-${room}` : name.replace(/~.*/, '')
  return `assets/${plain}-[hash].js`
}

const compiledRoom = /\/packages\/words\/compiled\/([\w-]+)\/([\w-]+)\.ts$/

/** Compiles the words before a build, and whenever a message file is saved. */
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
