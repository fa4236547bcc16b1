import { useEffect, useMemo, useState } from 'react'
import { type Line, parseCaptions } from './parse-captions.ts'

const wholeFilm = (words: string): Line[] => [{ fromSeconds: 0, toSeconds: Number.POSITIVE_INFINITY, words }]

async function readCaptions(url: string): Promise<Line[]> {
  try {
    const answer = await fetch(url)
    return answer.ok ? parseCaptions(await answer.text()) : []
  } catch (error) {
    console.warn('The captions did not arrive; the words on the page stand in', error)
    return []
  }
}

type Captions = {
  lines: readonly Line[]
  /** False while the film's own lines may still arrive and take the place of the words. */
  isSettled: boolean
}

/** The lines of a film from its captions file; the given words until it is there, and where it never comes. */
export function useCaptions(url: string | null, words: string): Captions {
  const [read, setRead] = useState<{ url: string; lines: Line[] } | null>(null)

  useEffect(() => {
    if (!url) return
    let isWanted = true
    void readCaptions(url).then(lines => {
      if (isWanted) setRead({ url, lines })
    })
    return () => {
      isWanted = false
    }
  }, [url])

  const isSettled = url === null || read?.url === url
  return useMemo(
    () => ({ lines: isSettled && read?.lines.length ? read.lines : wholeFilm(words), isSettled }),
    [isSettled, read, words],
  )
}
