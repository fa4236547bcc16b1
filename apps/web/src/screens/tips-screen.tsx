import { preparingWords } from '@lithe/words/live/preparing'
import { useNavigate } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TipList } from '../ui/tip-list.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

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
