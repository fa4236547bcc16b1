import type { OwnPlate, PlayerMessage } from '@lithe/contracts/player'
import { seeWords } from '@lithe/words/live/see'
import { shellWords } from '@lithe/words/live/shell'
import { workoutWords } from '@lithe/words/live/workout'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePlayerUrl } from '../../api/queries.tsx'
import type { FailureReason } from '../../memory/visit/visit.ts'
import { messenger, useMeasuring } from '../../messenger/messenger.ts'
import { onboardingStart, paths } from '../../navigation/paths.ts'
import { currentKeeper } from '../../people/profiles-here.ts'
import { OwnPicture, plateFrame } from '../../report/breakdown/own-picture.tsx'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { PageHeading } from '../../ui/screen.tsx'
import { ProgressLine } from '../../ui/waiting.tsx'
import { withWords } from '../../words/language.ts'
import { LeaveButton } from '../../workout/leaving.tsx'
import { lookMessage } from '../../workout/player-link.ts'
import { StagePanel, UnreachablePanel } from '../../workout/stage-panel.tsx'
import { usePlayer } from '../../workout/use-player.ts'

/** Opens the camera for eight seconds before any question; measures, keeps and sends nothing. */
export function SeeScreen() {
  const { data: playerUrl, error, refetch } = usePlayerUrl()
  return (
    <div className="relative h-dvh overflow-hidden bg-ground pr-(--edge-right) pl-(--edge-left) text-ink">
      <title>{shellWords.title({ page: seeWords.title })}</title>
      {playerUrl !== undefined ? (
        <Look playerUrl={playerUrl} />
      ) : error ? (
        <UnreachablePanel onRetry={() => void refetch()} wayOut={null} />
      ) : (
        <Opening share={null} />
      )}
    </div>
  )
}

const Opening = ({ share }: { share: number | null }) => (
  <StagePanel>
    <PageHeading className="mb-3">{seeWords.title}</PageHeading>
    <ProgressLine label={seeWords.opening} share={share} />
  </StagePanel>
)

type ShutProps = { reason: FailureReason; onAgain: () => void; onLeave: () => void }

/** For messengers, which have no address bar to allow the camera in, but a way to another browser. */
const Shut = lazy(async () => {
  const [{ AgainPanel }, { OpenInBrowser }] = await Promise.all([
    withWords(import('../../workout/after-movement.tsx')),
    withWords(import('../link/open-in-browser.tsx')),
  ])
  const wayOut = <OpenInBrowser caller={currentKeeper()} to={paths.see.link()} />
  return {
    default: ({ onLeave, ...rest }: ShutProps) => (
      <AgainPanel {...rest} exercise={null} wayOut={wayOut} onProceed={onLeave} />
    ),
  }
})

/** State of a look; the player shows the picture and its own words. `seen` keeps the drawing, or null. */
type Looking =
  | { at: 'opening'; share: number | null }
  | { at: 'player' }
  | { at: 'unreachable' }
  | { at: 'shut'; reason: FailureReason }
  | { at: 'seen'; plate: OwnPlate | null }

function Look({ playerUrl }: { playerUrl: string }) {
  const navigate = useNavigate()
  const [looking, setLooking] = useState<Looking>({ at: 'opening', share: null })
  const leave = () => navigate(paths.start.link())
  const { frameProps, send, retry } = usePlayer(playerUrl, {
    onMessage: hear,
    onReload: () => setLooking({ at: 'opening', share: null }),
    onSilent: () => setLooking({ at: 'unreachable' }),
  })
  const { key, ...frame } = frameProps
  const isPlayers = looking.at === 'player'
  useMeasuring(isPlayers)

  function look() {
    setLooking({ at: 'player' })
    send(lookMessage)
  }

  function hear(message: PlayerMessage) {
    if (message.type === 'ready') return look()
    if (message.type === 'seen') return setLooking({ at: 'seen', plate: message.plate ?? null })
    if (message.type !== 'progress') return leave()
    const { phase, share, problem } = message
    if (problem && messenger()) return setLooking({ at: 'shut', reason: problem })
    setLooking(phase === 'loading' ? { at: 'opening', share } : { at: 'player' })
  }

  return (
    <>
      <header className="pointer-events-none absolute inset-x-0 top-0 z-30 pt-(--edge-top)">
        <LeaveButton onPress={leave} isOverCamera />
      </header>
      <main className="absolute inset-0">
        <iframe
          key={key}
          {...frame}
          title={workoutWords.stage.camera}
          allow="camera; autoplay; fullscreen; screen-wake-lock"
          inert={!isPlayers}
          className="absolute inset-0 h-full w-full border-0"
        />
        {looking.at === 'opening' ? <Opening share={looking.share} /> : null}
        {looking.at === 'unreachable' ? <UnreachablePanel onRetry={retry} wayOut={null} /> : null}
        {looking.at === 'shut' ? (
          <Suspense fallback={<Opening share={null} />}>
            <Shut reason={looking.reason} onAgain={look} onLeave={leave} />
          </Suspense>
        ) : null}
        {looking.at === 'seen' ? <Seen plate={looking.plate} onAgain={look} /> : null}
      </main>
    </>
  )
}

function Seen({ plate, onAgain }: { plate: OwnPlate | null; onAgain: () => void }) {
  const navigate = useNavigate()
  const { seen, noOne, begin } = seeWords
  return (
    <StagePanel
      action={
        <>
          {plate ? null : <QuietButton onClick={onAgain}>{noOne.again}</QuietButton>}
          <ActionButton onClick={() => navigate(onboardingStart.link())}>{begin}</ActionButton>
        </>
      }
    >
      {plate ? (
        <div role="img" aria-label={seen.drawn} className="flat:w-3/5">
          <OwnPicture of={plate} className={plateFrame} />
        </div>
      ) : null}
      <PageHeading className="mt-3">{plate ? seen.heading : noOne.heading}</PageHeading>
      <p className="mt-1 text-lead">{plate ? seen.what : noOne.what}</p>
      {plate ? <p className="mt-1 text-ink-soft">{seen.sound}</p> : null}
    </StagePanel>
  )
}
