import { Icon } from '@lithe/design/icon'
import { type ReactNode, useId, useState } from 'react'

type Props = { title: string; children: ReactNode; className?: string }

/** Expandable details; always open in print. */
export function Disclosure({ title, children, className = '' }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const content = useId()
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => setIsOpen(open => !open)}
        className="flex min-h-6 w-full items-center justify-between gap-2 py-1 text-start font-semibold text-balance text-spruce print:hidden"
      >
        <span className="underline decoration-outline decoration-1 underline-offset-[5px]">{title}</span>
        <Icon
          box={20}
          className={`size-[20px] shrink-0 transition-transform duration-200 ease-body ${isOpen ? 'rotate-180' : ''}`}
        >
          <path d="m3.5 7 6.5 6.5L16.5 7" />
        </Icon>
      </button>
      <div id={content} className={isOpen ? 'appear pt-0.5 pb-1.5' : 'hidden print:block'}>
        {children}
      </div>
    </div>
  )
}
