import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by path, like "node_modules/react"
 */

/**
 * npm writes `node_modules/.package-lock.json` last, so it says what is really installed.
 * @param {string} root
 * @returns {string | null} why an install is needed, or null
 */
export function installReason(root) {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return 'nothing is installed yet'
  return lockDifference(packagesIn(join(root, 'package-lock.json')), packagesIn(installed))
}

/**
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 * @returns {string | null}
 */
function lockDifference(wanted, installed) {
  for (const [path, { version, link, optional, peer }] of Object.entries(wanted)) {
    if (!path.includes('node_modules/') || optional || peer) continue
    const found = installed[path]
    if (!found) return `${path} is missing`
    if (!link && found.version !== version) return `${path} is ${found.version}, wanted is ${version}`
  }
  return null
}

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
