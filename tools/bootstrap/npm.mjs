import { spawn } from 'node:child_process'
import { statfsSync } from 'node:fs'

/**
 * Runs npm silently, by preference the one that started this process.
 * @param {string} folder
 * @param {string[]} command
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 * @throws A sentence if the disk is full: npm can then truncate a package and report success.
 */
export function npm(folder, command) {
  const words = [...command, '--no-audit', '--no-fund', '--loglevel=error']
  const script = process.env.npm_execpath
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }
  const child = script?.endsWith('.js')
    ? spawn(process.execPath, [script, ...words], options)
    : spawn('npm', words, { ...options, shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', error => resolve({ succeeded: false, output: error.message }))
    child.on('close', code => {
      const { bavail, bsize } = statfsSync(folder)
      if (output.includes('ENOSPC') || bavail * bsize < 1_000_000)
        reject(
          new Error(`No space is left for ${folder}. Lithe needs 1.5 GB: make room, and run this again.`),
        )
      else resolve({ succeeded: code === 0, output })
    })
  })
}
