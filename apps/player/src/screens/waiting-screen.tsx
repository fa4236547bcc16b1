import { words } from '../words/words.ts'
import { Plate } from './plate.tsx'
import { Sheet } from './sheet.tsx'

type WaitingProps = { after: 'nothing' | 'completed' | 'left-out' | 'stopped'; onDemand: (() => void) | null }

export function WaitingScreen({ after, onDemand }: WaitingProps) {
  return (
    <Sheet
      title={words.screens.waiting[after]}
      art={<Plate picture="rest" />}
      actions={
        onDemand && (
          <button type="button" className="main" onClick={onDemand}>
            {words.screens.waiting.start}
          </button>
        )
      }
    />
  )
}
