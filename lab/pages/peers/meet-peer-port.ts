import type { Measured, MovementId } from '@lithe/movements'

export const peerNames = ['lithe', 'tasks-vision', 'movenet'] as const
export type PeerName = (typeof peerNames)[number]

/** What the lab page offers for comparing engines; one page meets one of them. */
export type MeetPeer = {
  /** Ms from nothing to the landmarks of the first picture. */
  open(name: PeerName, url: string): Promise<number>
  /** Mean ms a picture over the first `pictures` of a film, one by one. */
  time(url: string, pictures: number): Promise<number>
  /** The film measured by the shipped analyser of its movement, from this engine's landmarks. */
  measure(url: string, movement: MovementId, framesPerSecond: number): Promise<Measured | null>
  /** Measures the film again and again for so long; answers with the number of pictures. */
  keepBusy(url: string, movement: MovementId, seconds: number): Promise<number>
}

declare global {
  interface Window {
    litheMeetPeer: MeetPeer
  }
}
