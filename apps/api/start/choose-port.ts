import { findFreePort, isPortTaken } from './free-port.ts'

const usualPort = 3000

export type ChosenPort = { ok: true; port: number; notice: string | null } | { ok: false; reason: string }

/** Uses PORT exactly; otherwise finds the next free port. */
export async function choosePort(wanted: string | undefined): Promise<ChosenPort> {
  if (wanted) {
    const port = Number(wanted)
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      return { ok: false, reason: `PORT=${wanted} is no port number.` }
    return (await isPortTaken(port))
      ? {
          ok: false,
          reason: `Port ${port} is taken by another program. Stop it, or name another port in PORT.`,
        }
      : { ok: true, port, notice: null }
  }
  const port = await findFreePort(usualPort)
  if (port === null) return { ok: false, reason: `All ports near ${usualPort} are taken. Name one in PORT.` }
  const notice = port === usualPort ? null : `Port ${usualPort} is taken by another program; using ${port}.`
  return { ok: true, port, notice }
}
