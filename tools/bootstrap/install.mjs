import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installReason } from './needs-install.mjs'
import { npm } from './npm.mjs'

const progressEveryMs = 3000

/** @param {string} root */
export async function installIfNeeded(root) {
  const reason = installReason(root)
  if (!reason) return
  const wanted = Object.keys(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages,
  ).length
  console.log(`Installing the ${wanted} packages Lithe is built from (${reason}); about a minute.`)
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const timer = setInterval(() => {
    console.log(`  installing: ${seconds()} s, ${unpackedPackages(root)} packages on disk`)
  }, progressEveryMs)
  const complaints = []
  try {
    for (const command of waysToInstall) {
      const { succeeded, output } = await npm(root, [...command, '--include=dev'])
      if (succeeded) return
      complaints.push(output)
    }
  } finally {
    clearInterval(timer)
    console.log(`  ${unpackedPackages(root)} packages on disk after ${seconds()} s`)
  }
  throw new Error(`${complaints.join('\n')}\nThe packages could not be installed. Is the network there?`)
}

/**
 * Some npm versions refuse `ci` when a registry lacks other systems' packages; `install` also follows the lockfile.
 */
const waysToInstall = [['ci'], ['install', '--no-save']]

/** @param {string} root */
function unpackedPackages(root) {
  const folder = join(root, 'node_modules')
  if (!existsSync(folder)) return 0
  return readdirSync(folder).reduce(
    (count, name) => count + (name.startsWith('@') ? readdirSync(join(folder, name)).length : 1),
    0,
  )
}
