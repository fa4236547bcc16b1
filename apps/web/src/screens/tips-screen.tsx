import { useNavigate } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TipList } from '../ui/tip-list.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const tips = [
  {
    title: 'Clothes that follow you',
    text: 'Knees and hips are easier to see in trousers than in a long skirt, and in a colour unlike the wall.',
  },
  { title: 'Feet that hold', text: 'Bare feet or firm shoes. Socks slide.' },
  { title: 'Something to hold', text: 'A chair or a wall within reach, out of the way of your arms.' },
  {
    title: 'As far as feels good',
    text: 'Stop whenever something hurts. From afar, face the phone and cross your arms above your head. Less still counts.',
  },
]

export function TipsScreen() {
  const navigate = useNavigate()
  return (
    <PreparationScreen
      page="workout-preview"
      title="Before you begin"
      back={paths.workoutPreview.link()}
      beside="toe-touch"
      action={<ActionButton onClick={() => navigate(paths.preview.link())}>Got it</ActionButton>}
    >
      <PageHeading>Before you begin</PageHeading>
      <Chronophotograph
        movement="toe-touch"
        className="mt-2 h-[clamp(0px,calc(100dvh-640px),190px)] w-full lg:hidden"
      />
      <TipList tips={tips} />
    </PreparationScreen>
  )
}
