import type { ChildProcess } from 'node:child_process'

/** How long a browser or its driver may take to start: a busy machine takes its time. */
export const startsWithinMs = 180_000

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/**
 * Ends a program that was started as a group of its own (`detached`), with all that it has started; also when this
 * process ends before `end` is called. Programs that are over already are left alone.
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
