/** iOS briefly mutes a starting camera; a mute within this time of opening gets as long again to end. */
export const settlingMs = 2000

type Track = Pick<MediaStreamTrack, 'muted' | 'addEventListener' | 'removeEventListener'>

type TrackWatch = {
  /** True once the track sends frames; false if it is lost first. */
  hasPicture(): Promise<boolean>
  stop(): void
}

/** Watches a track from its opening; `onLost` fires once, when its frames stop for good. */
export function watchTrack(track: Track, onLost: () => void): TrackWatch {
  let isSettled = false
  let isOver = false
  let answer: ((seen: boolean) => void)[] = []

  const reply = (seen: boolean) => {
    for (const resolve of answer) resolve(seen)
    answer = []
  }
  const stop = () => {
    isOver = true
    clearTimeout(settling)
    track.removeEventListener('ended', lose)
    track.removeEventListener('mute', mute)
    track.removeEventListener('unmute', unmute)
    reply(false)
  }
  const lose = () => {
    stop()
    onLost()
  }
  const settle = () => {
    isSettled = true
    if (track.muted) lose()
  }
  const mute = () => {
    if (isSettled) return lose()
    clearTimeout(settling)
    settling = setTimeout(settle, settlingMs)
  }
  const unmute = () => reply(true)
  let settling = setTimeout(settle, settlingMs)

  track.addEventListener('ended', lose)
  track.addEventListener('mute', mute)
  track.addEventListener('unmute', unmute)

  return {
    async hasPicture() {
      if (isOver) return false
      return !track.muted || new Promise(resolve => answer.push(resolve))
    },
    stop,
  }
}
