import { headlineFlipMs, headlineWords } from '@lithe/contracts/constants'
import { useEffect, useState } from 'react'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PauseButton } from '../../ui/pause-button.tsx'

const opening = 'Live long and'
const lastWord = headlineWords.at(-1)?.word

/** The wish with its turning word. Read out, it is one steady sentence. */
export function RotatingHeadline() {
  const [index, setIndex] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const showMs = headlineWords[index]?.showMs

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => setIndex((index + 1) % headlineWords.length), showMs)
    return () => clearTimeout(timer)
  }, [index, showMs, isPaused])

  return (
    <div className="relative" data-paused={isPaused ? '' : undefined}>
      <PageHeading>
        <span className="sr-only">{`${opening} ${lastWord?.toLowerCase()}`}</span>
        <span aria-hidden="true" className="block text-head">
          {opening}
        </span>
        <span
          aria-hidden="true"
          className="grid pb-[0.12em] text-[min(var(--text-numeral),21vw)] leading-none text-ember-text short:text-display"
        >
          {headlineWords.map(({ word }, place) => (
            <TurningWord key={word} word={word} turn={turnOf(place, index)} />
          ))}
        </span>
      </PageHeading>
      <div className="absolute -top-1 -right-1.5">
        <PauseButton isPaused={isPaused} onChange={setPaused} what="the motion" />
      </div>
    </div>
  )
}

type Turn = 'shown' | 'leaving' | 'waiting'

function turnOf(place: number, index: number): Turn {
  if (place === index) return 'shown'
  return (place + 1) % headlineWords.length === index ? 'leaving' : 'waiting'
}

/** Every word keeps its room, so that nothing around the turning one moves. */
function TurningWord({ word, turn }: { word: string; turn: Turn }) {
  return (
    <span
      data-turn={turn}
      className="turning-word col-start-1 row-start-1"
      style={{ transitionDuration: `${headlineFlipMs}ms` }}
    >
      {word}
    </span>
  )
}
