import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inContainer } from './buildah.ts'

export type ImageTried = {
  /** From the start of the container to the first readiness. */
  readySeconds: number
  /** Of the server's process, ten seconds after it was ready. */
  residentMegabytes: number
  /** From SIGTERM to the process's end. */
  endSeconds: number
}

const restSeconds = 10
const patienceSeconds = 120

/** The process of the server, whose parents are buildah's. */
const serverPid = () =>
  readdirSync('/proc').find(name => {
    if (!/^\d+$/.test(name)) return false
    try {
      const [program = '', ...words] = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
      return program.endsWith('node') && words[0] === 'tools/bootstrap/serve.mjs'
    } catch {
      return false
    }
  })

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const residentMegabytes = (pid: string) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

/**
 * Starts what the image starts, with these settings, and ends it by SIGTERM; `meanwhile` is done once it is at rest.
 *
 * @throws Where it does not get ready within two minutes.
 */
export async function tryServer(
  container: string,
  origin: string,
  settings: readonly string[],
  meanwhile: () => Promise<void> = async () => {},
): Promise<ImageTried> {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  let ended: string | null = null
  void inContainer(container, ['node', 'tools/bootstrap/serve.mjs'], settings).then(({ output }) => {
    ended = output
  })
  while (!(await isReady(origin))) {
    if (ended !== null || seconds() > patienceSeconds)
      throw new Error(`the server of the image does not get ready:\n${ended ?? ''}`)
    await sleep(200)
  }
  const readySeconds = seconds()
  const pid = serverPid()
  if (pid === undefined) throw new Error('the server of the image has no process')
  await sleep(restSeconds * 1000)
  const resident = residentMegabytes(pid)
  await meanwhile().catch(error => {
    process.kill(Number(pid), 'SIGTERM')
    throw error
  })
  const endsAt = performance.now()
  process.kill(Number(pid), 'SIGTERM')
  while (serverPid() !== undefined) await sleep(50)
  return { readySeconds, residentMegabytes: resident, endSeconds: (performance.now() - endsAt) / 1000 }
}
