import type { Measured, MovementId } from '@lithe/movements'

export const peerNames = ['lithe', 'tasks-vision', 'movenet'] as const
export type PeerName = (typeof peerNames)[number]

/** The lab page's engine comparison; one page runs one engine. */
export type MeetPeer = {
  /** Milliseconds from a cold start to the first frame's landmarks. */
  open(name: PeerName, url: string): Promise<number>
  /** Mean ms per frame over a film's first `pictures`, one after the other. */
  time(url: string, pictures: number): Promise<number>
  /** Measures the film with the shipped analyser and this engine's landmarks. */
  measure(url: string, movement: MovementId, framesPerSecond: number): Promise<Measured | null>
  /** Measures the film again and again for the given time; returns the number of frames. */
  keepBusy(url: string, movement: MovementId, seconds: number): Promise<number>
}

declare global {
  interface Window {
    litheMeetPeer: MeetPeer
  }
}
