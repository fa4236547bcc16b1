import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { RoomPlan } from '../ui/room-plan.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TipList } from '../ui/tip-list.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const tips = [
  { title: 'Lean the phone', text: 'On its side, upright, at about hip height: a stool and a book will do.' },
  { title: 'Three big steps back', text: 'Until all of you is in the picture, from head to feet.' },
  { title: 'Light from the front', text: 'A window behind you would turn you into a shadow.' },
]

export function PreviewScreen() {
  const navigate = useNavigate()
  return (
    <PreparationScreen
      page="workout-preview"
      title="Tips"
      back={paths.privacy.link()}
      beside="single-leg-stance"
      action={<ActionButton onClick={() => navigate(paths.accurateResults.link())}>Continue</ActionButton>}
    >
      <PageHeading>Make room for yourself</PageHeading>
      <RoomPlan className="mt-3 aspect-[5/3] max-h-[32dvh] w-full short:mt-2" />
      <TipList tips={tips} />
    </PreparationScreen>
  )
}
