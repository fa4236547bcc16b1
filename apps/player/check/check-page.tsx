import type { Audio } from '@lithe/design/audio'
import { Button } from '@lithe/design/button'
import type { PhoneCheckWords } from '@lithe/words/phone-check'
import { useRef, useState } from 'react'
import { type Finding, type Group, reportOf } from './finding.ts'
import { listenAndStayAwake } from './listen-and-stay-awake.ts'
import { lookAtBrowser, memoryMegabytes } from './look-at-browser.ts'
import { lookAtStorage } from './look-at-storage.ts'
import { lookThroughCamera } from './look-through-camera.ts'

type Stage = 'idle' | 'running' | 'camera' | 'done'

/** On one press, checks whether this phone can run a test; stores and sends nothing. */
export function CheckPage({ words, audio }: { words: PhoneCheckWords; audio: Audio }) {
  const video = useRef<HTMLVideoElement>(null)
  const [stage, setStage] = useState<Stage>('idle')
  const [findings, setFindings] = useState<readonly Finding[]>([])

  async function run() {
    const add = (found: readonly Finding[]) => setFindings(before => [...before, ...found])
    setFindings([])
    setStage('running')
    // The press unlocks audio, so the sound check runs first.
    const sound = listenAndStayAwake(audio, words)
    add(await lookAtBrowser(words))
    setStage('camera')
    if (video.current) add(await lookThroughCamera(video.current, words))
    setStage('running')
    add(await sound)
    add(await lookAtStorage(words))
    const count = await memoryMegabytes()
    const value = count === null ? words.values.notTold : words.values.megabytes({ count })
    add([{ group: 'speed', line: 'memory', state: 'told', value }])
    setStage('done')
  }

  const isBusy = stage === 'running' || stage === 'camera'
  return (
    <main className="mx-auto flex min-h-dvh max-w-[560px] flex-col px-3 pt-[calc(var(--edge-top)+24px)] pb-[max(24px,var(--edge-bottom))]">
      <h1 className="font-soft text-display font-medium tracking-[-0.01em] text-spruce">{words.heading}</h1>
      <p className="mt-2 text-lead">{words.why}</p>
      <p className="mt-1 text-ink-soft">{words.stays}</p>
      <div className={stage === 'camera' ? 'mt-3' : 'hidden'}>
        <video ref={video} muted playsInline className="w-full rounded-card bg-sand" />
        <p className="mt-1 text-ink-soft">{words.camera}</p>
      </div>
      {stage === 'done' ? <Report words={words} text={reportOf(words, findings)} /> : null}
      <div aria-live="polite">
        {(Object.keys(words.groups) as Group[]).map(group => (
          <Lines
            key={group}
            words={words}
            title={words.groups[group]}
            of={findings.filter(one => one.group === group)}
          />
        ))}
      </div>
      <Button
        look={stage === 'done' ? 'outlined' : 'action'}
        className="mt-auto w-full"
        disabled={isBusy}
        onClick={() => void run()}
      >
        {isBusy ? words.running : stage === 'done' ? words.again : words.start}
      </Button>
    </main>
  )
}

const marks = { good: 'bg-spruce', lacking: 'bg-zone-red', told: 'border-2 border-outline' } as const

type LinesProps = { words: PhoneCheckWords; title: string; of: readonly Finding[] }

function Lines({ words, title, of }: LinesProps) {
  if (of.length === 0) return null
  return (
    <section className="mt-4">
      <h2 className="font-soft text-title font-medium text-spruce">{title}</h2>
      <dl className="mt-1 divide-y divide-hairline border-y border-hairline">
        {of.map(({ line, state, value }, place) => (
          <div key={`${line}-${place.toString()}`} className="flex flex-wrap items-baseline gap-x-2 py-1">
            <dt className="flex flex-auto items-baseline gap-1.5">
              <span aria-hidden="true" className={`size-[12px] shrink-0 rounded-full ${marks[state]}`} />
              <span className="sr-only">{words.state[state]}</span>
              <span>{words.lines[line]}</span>
            </dt>
            <dd className="ms-[24px] min-w-0 font-semibold break-words tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The findings as text to share, shown on the page if the browser cannot copy. */
function Report({ words, text }: { words: PhoneCheckWords; text: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'by-hand'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('by-hand'),
    )
  return (
    <section className="mt-4 mb-2">
      {state === 'by-hand' ? (
        <>
          <h2 className="font-soft text-title font-medium text-spruce">{words.report}</h2>
          <p role="status" className="mt-1 text-ink-soft">
            {words.byHand}
          </p>
          <pre className="mt-1 rounded-card bg-sand p-2 font-read text-base leading-[1.4] break-words whitespace-pre-wrap select-all">
            {text}
          </pre>
        </>
      ) : (
        <Button look="action" onClick={() => void copy()}>
          {state === 'copied' ? words.copied : words.copy}
        </Button>
      )}
    </section>
  )
}
