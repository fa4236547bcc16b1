import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type Line, lineAt } from './parse-captions.ts'

type FilmState = 'still' | 'playing' | 'ended'

/** A film that plays once by itself where it may, and again when asked. */
export function useFilm(lines: readonly Line[], { startsByItself }: { startsByItself: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<FilmState>('still')
  const [isMissing, setMissing] = useState(false)
  const [line, setLine] = useState(-1)

  function play() {
    const film = video.current
    if (!film) return
    film.currentTime = 0
    setLine(-1)
    // A phone that saves its battery refuses; the first picture and the play button remain.
    film.play().catch(() => setState('still'))
  }

  useEffect(() => {
    if (startsByItself) video.current?.play().catch(() => {})
  }, [startsByItself])

  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
    setLine(lineAt(lines, currentTarget.currentTime))

  return {
    state,
    line,
    isMissing,
    play,
    tellMissing: () => setMissing(true),
    videoProps: {
      ref: video,
      onPlaying: () => setState('playing'),
      onEnded: () => setState('ended'),
      onTimeUpdate: follow,
    },
  }
}
