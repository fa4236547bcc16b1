import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'

/** @typedef {{ version: string, integrity: string, os: string, cpu: string, bin: { node: string } }} LockedNode */

/** The pinned Node per platform, as locked by npm. */
const locked = new URL('./node/package-lock.json', import.meta.url)
/** @type {[string, LockedNode][]} */
const nodes = Object.entries(JSON.parse(readFileSync(locked, 'utf8')).packages).filter(([path]) => path)

/** The major version used by product, tests and image. */
const major = nodes[0]?.[1].version.split('.')[0]

export const isPinned = process.versions.node.split('.')[0] === major

const here = `Lithe runs on Node ${major}, and this is ${process.versions.node}`
const elsewhere = `Install Node ${major} yourself, from https://nodejs.org/en/download, and run this again.`
const onceMoreSoon = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000']

/**
 * Ensures that the pinned Node is in `.cache/node`, downloading it if it is missing or another version.
 * @param {string} root
 * @returns {Promise<string>} its program
 * @throws A sentence to show.
 */
export async function bringNode(root) {
  const found = nodes.find(([, { os, cpu }]) => os === process.platform && cpu === process.arch)
  if (!found) throw new Error(`${here}; the npm registry has none for this system. ${elsewhere}`)
  const [path, { version, integrity, bin }] = found
  const home = join(root, '.cache/node')
  if (versionIn(join(home, path)) === version) return join(home, path, bin.node)

  console.log(`Bringing Node ${version} (${here}): about 60 MB, once, into .cache/node.`)
  const unfinished = `${home}-unfinished`
  const dependencies = { [path.replace('node_modules/', '')]: version }
  const packages = { '': { dependencies }, [path]: { version, integrity, bin } }
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, 'package.json'), JSON.stringify({ dependencies }))
  writeFileSync(join(unfinished, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
  const { succeeded, output } = await npm(unfinished, ['ci', '--ignore-scripts', ...onceMoreSoon])
  if (!succeeded)
    throw new Error(`${output}\n${here}. It could not be brought: is the npm registry there? ${elsewhere}`)
  if (spawnSync(join(unfinished, path, bin.node), ['--version']).status !== 0)
    throw new Error(`${here}; the registry's does not run on this system. ${elsewhere}`)
  rmSync(home, { recursive: true, force: true })
  renameSync(unfinished, home)
  return join(home, path, bin.node)
}

/** @param {string} folder */
function versionIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
  } catch {
    return null
  }
}
