import {
  type HostMessage,
  PlayerMessage,
  playerChannel,
  playerProtocolVersion,
} from '@lithe/contracts/player'
import type { ExerciseItem } from '@lithe/movements/catalog'

export const envelope = { channel: playerChannel, version: playerProtocolVersion } as const

export const startMessage = (
  { videoId, movement, ease, durationSeconds }: ExerciseItem,
  { emergencyNumber, keepsReplay }: { emergencyNumber: string; keepsReplay: boolean },
): HostMessage => ({
  ...envelope,
  type: 'start',
  videoId,
  workoutTypeId: movement,
  ...(ease ? { ease } : {}),
  duration: durationSeconds,
  emergencyNumber,
  ...(keepsReplay ? { keepsReplay } : {}),
})

export const stopMessage: HostMessage = { ...envelope, type: 'stop' }

type Arrival = { origin: string; source: unknown; data: unknown }

/** A message of our player, in our frame, from the expected origin; anything else is null. */
export function readPlayerMessage(
  arrival: Arrival,
  expected: { origin: string; source: unknown },
): PlayerMessage | null {
  if (arrival.origin !== expected.origin || !expected.source || arrival.source !== expected.source)
    return null
  return PlayerMessage.safeParse(arrival.data).data ?? null
}
