import { useNavigate } from 'react-router'
import { PlayerSample } from '../features/workout/player-sample.tsx'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TipList } from '../ui/tip-list.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const parts = [
  { title: 'Your time', text: 'A line runs once around your picture.' },
  {
    title: 'Your number',
    text: 'It counts only what was clearly seen, large enough to read from where you stand.',
  },
  { title: 'Every word', text: 'Whatever is said aloud stands here too.' },
]

export function AccurateResultsScreen() {
  const navigate = useNavigate()
  return (
    <PreparationScreen
      page="workout-preview"
      title="What you will see"
      back={paths.preview.link()}
      beside="squat"
      action={<ActionButton onClick={() => navigate(paths.workoutPreview.link())}>Continue</ActionButton>}
    >
      <PageHeading className="mb-3 short:mb-2">This is how it counts</PageHeading>
      <PlayerSample />
      <TipList tips={parts} />
    </PreparationScreen>
  )
}
