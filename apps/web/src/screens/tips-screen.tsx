import { preparingWords } from '@lithe/words/live/preparing'
import { wayWords } from '@lithe/words/live/way'
import { useNavigate } from 'react-router'
import { PlayerSample } from '../features/workout/player-sample.tsx'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { PreparationScreen, TipList } from './preparation-screen.tsx'

export function TipsScreen() {
  const navigate = useNavigate()
  return (
    <PreparationScreen
      page={null}
      title={preparingWords.tips.title}
      back={paths.workoutPreview.link()}
      beside="toe-touch"
      action={
        <ActionButton onClick={() => navigate(paths.preview.link())}>{preparingWords.gotIt}</ActionButton>
      }
    >
      <PageHeading>{preparingWords.tips.title}</PageHeading>
      <Chronophotograph
        movement="toe-touch"
        className="mt-2 h-[clamp(0px,calc(100dvh-640px),190px)] w-full lg:hidden"
      />
      <TipList tips={Object.values(preparingWords.tips.list)} />
    </PreparationScreen>
  )
}

export function AccurateResultsScreen() {
  const navigate = useNavigate()
  return (
    <PreparationScreen
      page={null}
      title={preparingWords.counts.title}
      back={paths.preview.link()}
      beside="squat"
      action={
        <ActionButton onClick={() => navigate(paths.workoutPreview.link())}>{wayWords.continue}</ActionButton>
      }
    >
      <PageHeading className="mb-3 short:mb-2">{preparingWords.counts.heading}</PageHeading>
      <PlayerSample />
      <TipList tips={Object.values(preparingWords.counts.list)} />
    </PreparationScreen>
  )
}
