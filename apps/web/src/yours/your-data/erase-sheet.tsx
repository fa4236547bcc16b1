import { yourDataWords } from '@lithe/words/live/your-data'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { StillWaiting } from '../../ui/waiting.tsx'
import { dataProblem } from './data-words.ts'

type Props = {
  /** Results on this device only. */
  waiting: number
  isAccount: boolean
  onErase: () => Promise<void>
  onClose: () => void
}

/** What is erased and what stays; a tick and a press, far apart, prevent accidents. */
export function EraseSheet({ waiting, isAccount, onErase, onClose }: Props) {
  const words = yourDataWords.erase
  const [isSure, setSure] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const alert = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  async function erase() {
    setErasing(true)
    setProblem(null)
    try {
      await onErase()
    } catch (error) {
      console.warn('Nothing could be erased', error)
      setProblem(dataProblem(error, words.nothing))
      setErasing(false)
    }
  }

  return (
    <Sheet isOpen onClose={() => (isErasing ? undefined : onClose())} title={words.ask} startsOn="sheet">
      <h3 className="mt-2 font-semibold">{words.goes}</h3>
      <ul className="mt-0.5 flex flex-col gap-0.5">
        <Item>{words.people}</Item>
        <Item>{words.measured}</Item>
        {isAccount ? <Item>{words.account}</Item> : null}
        {waiting > 0 ? <Item>{words.waiting({ count: waiting })}</Item> : null}
        <Item>{words.here}</Item>
      </ul>
      <h3 className="mt-2 font-semibold">{words.stays}</h3>
      <p className="mt-0.5">{words.payments}</p>
      <label className="mt-3 framed-choice py-1 has-checked:border-zone-red">
        <input
          type="checkbox"
          checked={isSure}
          disabled={isErasing}
          onChange={event => setSure(event.target.checked)}
          className="tick outline-none checked:border-zone-red checked:bg-zone-red"
        />
        {words.sure}
      </label>
      <p role="alert" ref={alert} className={problem ? 'mt-2 scroll-mb-3 font-semibold' : ''}>
        {problem}
      </p>
      <StillWaiting isWaiting={isErasing}>{words.wait}</StillWaiting>
      <div className="mt-4 flex flex-col gap-3">
        <QuietButton
          className="enabled:border-zone-red enabled:text-zone-red"
          disabled={!isSure || isErasing}
          onClick={() => void erase()}
        >
          {isErasing ? words.erasing : words.title}
        </QuietButton>
        <ActionButton onClick={onClose} disabled={isErasing}>
          {words.keep}
        </ActionButton>
      </div>
    </Sheet>
  )
}

const Item = ({ children }: { children: ReactNode }) => (
  <li className="flex gap-1.5">
    <span aria-hidden="true">–</span>
    <span>{children}</span>
  </li>
)
