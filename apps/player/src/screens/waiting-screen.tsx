import { Plate } from './plate.tsx'
import { Sheet } from './sheet.tsx'

const titles = {
  nothing: 'Ready when you are',
  completed: 'Well moved',
  'left-out': 'On we go',
  stopped: 'Stopped',
} as const

type WaitingProps = { after: keyof typeof titles; onDemand: (() => void) | null }

export function WaitingScreen({ after, onDemand }: WaitingProps) {
  return (
    <Sheet
      title={titles[after]}
      art={<Plate picture="rest" />}
      actions={
        onDemand && (
          <button type="button" className="main" onClick={onDemand}>
            Start
          </button>
        )
      }
    />
  )
}
