import { preparingWords } from '@lithe/words/live/preparing'
import { wayWords } from '@lithe/words/live/way'
import { useNavigate } from 'react-router'
import { PlayerSample } from '../features/workout/player-sample.tsx'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TipList } from '../ui/tip-list.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

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
