import { Button } from '@lithe/design/button'
import { stageWords } from '../words/words.ts'
import { MovementPlate } from './movement-plate.tsx'
import { StillPage } from './still-page.tsx'

type WaitingProps = { after: 'nothing' | 'completed' | 'left-out' | 'stopped'; onDemand: (() => void) | null }

export function WaitingScreen({ after, onDemand }: WaitingProps) {
  return (
    <StillPage
      title={stageWords.screens.waiting[after]}
      art={<MovementPlate picture="rest" />}
      actions={
        onDemand && (
          <Button look="action" onClick={onDemand}>
            {stageWords.screens.waiting.start}
          </Button>
        )
      }
    />
  )
}
