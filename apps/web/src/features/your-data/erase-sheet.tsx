import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { StillWaiting } from '../../ui/waiting.tsx'
import { dataProblem } from './data-words.ts'

type Props = {
  /** Results still on this device only. */
  waiting: number
  isAccount: boolean
  onErase: () => Promise<void>
  onClose: () => void
}

/** What goes and what stays; a tick and then a press, far apart, so that no slip of a finger does it. */
export function EraseSheet({ waiting, isAccount, onErase, onClose }: Props) {
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
      setProblem(dataProblem(error, 'Nothing on this phone was erased.'))
      setErasing(false)
    }
  }

  return (
    <Sheet
      isOpen
      onClose={() => (isErasing ? undefined : onClose())}
      title="Erase everything?"
      startsOn="sheet"
    >
      <h3 className="mt-2 font-semibold">This goes, for good</h3>
      <ul className="mt-0.5 flex flex-col gap-0.5">
        <Item>Your name, age and sex, and those of every profile</Item>
        <Item>Every measurement, report, star and comment</Item>
        {isAccount ? <Item>Your account, on every device</Item> : null}
        {waiting > 0 ? (
          <Item>
            {waiting === 1 ? 'One result that waits' : `${waiting} results that wait`} on this phone and{' '}
            {waiting === 1 ? 'was' : 'were'} never sent
          </Item>
        ) : null}
        <Item>What Lithe keeps on this phone, with the list of what left it</Item>
      </ul>
      <h3 className="mt-2 font-semibold">This stays</h3>
      <p className="mt-0.5">
        That a payment was made, its amount and date, without your name. If you paid by card, the card company
        keeps its own record of it. Backups of our server, where there are any, lose the rest when they are
        next overwritten.
      </p>
      <label className="mt-3 framed-choice py-1 has-checked:border-zone-red">
        <input
          type="checkbox"
          checked={isSure}
          disabled={isErasing}
          onChange={event => setSure(event.target.checked)}
          className="size-3 shrink-0 accent-[var(--zone-red)] outline-none"
        />
        Yes, erase all of it
      </label>
      <p role="alert" ref={alert} className={problem ? 'mt-2 scroll-mb-3 font-semibold' : ''}>
        {problem}
      </p>
      <StillWaiting isWaiting={isErasing}>
        Please stay a little longer: all of it goes, or nothing.
      </StillWaiting>
      <div className="mt-4 flex flex-col gap-3">
        <QuietButton
          className="enabled:border-zone-red enabled:text-zone-red"
          disabled={!isSure || isErasing}
          onClick={() => void erase()}
        >
          {isErasing ? 'Erasing...' : 'Erase everything'}
        </QuietButton>
        <ActionButton onClick={onClose} disabled={isErasing}>
          Keep everything
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
