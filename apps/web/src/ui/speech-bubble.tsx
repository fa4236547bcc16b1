import type { ReactNode } from 'react'

/** What the trainer says, with a tail towards her. */
export function SpeechBubble({ children }: { children: ReactNode }) {
  return (
    <div className="relative rounded-card bg-sand p-3">
      <svg viewBox="0 0 28 16" className="absolute -top-[15px] left-5 w-[28px]" aria-hidden="true">
        <path d="M2 16Q14 12 20 0 20 10 28 16Z" fill="var(--sand)" />
      </svg>
      {children}
    </div>
  )
}
