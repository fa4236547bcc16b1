import type { ChildProcess } from 'node:child_process'

/** Start-up timeout of a browser or driver on a busy machine. */
export const startsWithinMs = 180_000

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/**
 * Ends a program started as a process group (`detached`) with all its children, even if this process exits first.
 * Ignores programs that have ended.
 */
export function processGroup(leader: ChildProcess, signal: NodeJS.Signals) {
  const kill = () => {
    if (leader.pid && !isOver(leader)) process.kill(-leader.pid, signal)
  }
  process.once('exit', kill)
  return {
    isOver: () => isOver(leader),
    end() {
      process.off('exit', kill)
      kill()
    },
  }
}
