import { preparingWords } from '@lithe/words/live/preparing'
import { wayWords } from '@lithe/words/live/way'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { keptRecord, keptText } from '../storage/device-storage.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { PreparationScreen, TipList } from './preparation-screen.tsx'

/** Why no report could be made, for a person who was sent back here. */
export type PreviewState = { said: string }

export function PreviewScreen() {
  const navigate = useNavigate()
  const said = keptText(keptRecord(useLocation().state).said)
  return (
    <PreparationScreen
      page={null}
      title={preparingWords.preview.title}
      back={paths.privacy.link()}
      beside="single-leg-stance"
      action={
        <ActionButton onClick={() => navigate(paths.accurateResults.link())}>
          {wayWords.continue}
        </ActionButton>
      }
    >
      {said ? (
        <p role="status" className="mb-3 rounded-card bg-sand p-2.5">
          {said}
        </p>
      ) : null}
      <PageHeading>{preparingWords.preview.heading}</PageHeading>
      <RoomPlan className="mt-3 aspect-[5/3] max-h-[32dvh] w-full short:mt-2" />
      <TipList tips={Object.values(preparingWords.preview.list)} />
    </PreparationScreen>
  )
}

/** Side view of the room: the phone at hip height, three steps, and a whole body in its view. */
function RoomPlan({ className = '' }: { className?: string }) {
  return (
    <div
      role="img"
      aria-label={preparingWords.preview.drawn}
      className={`relative overflow-hidden rounded-card bg-sand ${className}`}
    >
      <svg viewBox="0 0 360 216" className="absolute inset-0 h-full w-full" aria-hidden="true">
        <path d="M58 104 360 -22V230Z" fill="var(--ground)" opacity="0.55" />
        <path d="M14 190H346" stroke="var(--outline)" strokeWidth="2" />
        <g fill="none" stroke="var(--ink-soft)" strokeWidth="3" strokeLinecap="round">
          <path d="M24 116H82M32 116V190M74 116V190" />
        </g>
        <path d="M48 113 54 98" stroke="var(--spruce)" strokeWidth="6" strokeLinecap="round" />
        <circle cx="56" cy="101" r="3.4" fill="var(--ember)" />
        <g fill="none" stroke="var(--ember)" strokeWidth="2.6" strokeLinecap="round">
          <path d="M84 188Q112 158 140 188Q168 158 196 188Q224 158 252 188" />
        </g>
        <g fill="var(--ember)">
          <circle cx="140" cy="188" r="3.4" />
          <circle cx="196" cy="188" r="3.4" />
          <circle cx="252" cy="188" r="4.6" />
        </g>
      </svg>
      <Chronophotograph
        movement="single-leg-stance"
        crop="alone"
        className="absolute right-[4%] bottom-[11.6%] h-[74%] w-[40%]"
      />
    </div>
  )
}
