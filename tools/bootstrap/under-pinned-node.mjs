import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { bringNode, isPinned } from './pinned-node.mjs'

/**
 * Returns at once under the pinned Node. Under any other, reruns this program under the pinned one, which its child
 * processes also find as `node`, and exits with its code.
 * @param {string} root
 */
export async function underPinnedNode(root) {
  if (isPinned) endWithParent()
  else process.exit(await bringNode(root).then(goOn, refuse))
}

/**
 * @param {string} node
 * @returns {Promise<number>} the exit code
 */
function goOn(node) {
  const path = [dirname(node), process.env.PATH].join(delimiter)
  const child = spawn(node, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      // A terminal signals both processes.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  return new Promise(resolve => {
    child.once('error', error => resolve(refuse(error)))
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  })
}

/** Ends with the parent, even if the parent is killed. */
function endWithParent() {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

/** @param {Error} error */
function refuse(error) {
  console.error(error.message)
  return 1
}
