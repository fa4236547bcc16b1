import { movementIds, movements, variantIds } from '@lithe/movements/catalog'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { AngleCurves } from './angle-curves.tsx'
import { enginePlaces } from './body-places.ts'
import { BodyView } from './body-view.tsx'
import { OutcomeTable } from './outcome-table.tsx'
import { PhaseStrip } from './phase-strip.tsx'
import { PictureView } from './picture-view.tsx'
import { type LabAssignment, runRecording } from './run-recording.ts'
import { useLabFiles } from './use-lab-files.ts'
import { usePlayhead } from './use-playhead.ts'

/** A film or recording under inspection: what the engine saw, our results, and the truth. */
export function LabPage({ asked }: { asked: URLSearchParams }) {
  const { files, pick } = useLabFiles(asked)
  const { recording, truth, filmUrl, name, news } = files
  const [chosen, setChosen] = useState<Partial<LabAssignment>>({})
  const lastSeconds = recording?.frames.at(-1)?.t ?? 0
  const movement = chosen.movement ?? truth?.movement ?? 'squat'
  const variant = chosen.movement ? (chosen.variant ?? null) : (truth?.variant ?? null)
  const windowSeconds = truth?.seconds ?? Math.ceil(lastSeconds + 0.1)
  const run = useMemo(
    () => recording && runRecording(recording, { movement, variant, windowSeconds }),
    [recording, movement, variant, windowSeconds],
  )
  const { index, isPlaying, seek, toggle } = usePlayhead(run?.moments ?? [])
  const moment = run?.moments[index]
  const engine = moment?.pose ? enginePlaces(moment.pose) : null

  const choose = (value: string) => {
    const [id, variantId] = value.split(' ')
    const movement = movementIds.find(known => known === id)
    if (movement) setChosen({ movement, variant: variantIds.find(known => known === variantId) ?? null })
  }
  const playOnSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    toggle()
  }

  return (
    <div className="lab">
      <header>
        <h1>{name || 'The lab'}</h1>
        <label className="lab-pick">
          Open a film or a recording, and its truth
          <input
            type="file"
            multiple
            accept="video/*,.json"
            onChange={({ target }) => target.files && pick(target.files)}
          />
        </label>
        <select
          aria-label="Measured as"
          value={variant ? `${movement} ${variant}` : movement}
          onChange={({ target }) => choose(target.value)}
        >
          {movementIds.flatMap(id => [
            <option key={id} value={id}>
              {id}
            </option>,
            ...variantIds
              .filter(way => way in movements[id].variants)
              .map(way => (
                <option key={`${id} ${way}`} value={`${id} ${way}`}>
                  {`${id}, ${way}`}
                </option>
              )),
          ])}
        </select>
      </header>
      <p role="status">{news}</p>
      {recording && run && moment && (
        <>
          <section className="lab-sights">
            <PictureView filmUrl={filmUrl} aspect={recording.aspect} moment={moment} />
            <BodyView fitted={moment.fitted} engine={engine} sight="from the front" />
            <BodyView fitted={moment.fitted} engine={engine} sight="from the side" />
            <OutcomeTable run={run} truth={truth} />
          </section>
          <p className="lab-reading">
            <b>{moment.reading.value}</b> {moment.reading.phase} {moment.reading.advice}
          </p>
          <div className="lab-time">
            <button type="button" onClick={toggle}>
              {isPlaying ? 'Pause' : 'Play'}
            </button>
            <input
              type="range"
              aria-label="Moment"
              aria-valuetext={`${moment.seconds.toFixed(2)} seconds`}
              min={0}
              max={run.moments.length - 1}
              value={index}
              onChange={({ target }) => seek(target.valueAsNumber)}
              onKeyDown={playOnSpace}
            />
            <output>{moment.seconds.toFixed(2)} s</output>
          </div>
          <PhaseStrip run={run} secondsHere={moment.seconds} />
          <AngleCurves run={run} truth={truth} secondsHere={moment.seconds} />
        </>
      )}
    </div>
  )
}
