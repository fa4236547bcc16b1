import type { ReactNode } from 'react'

const stroke = (children: ReactNode) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="icon">
    {children}
  </svg>
)

export const StopIcon = () => stroke(<rect x="7" y="7" width="10" height="10" rx="2.5" className="solid" />)

export const SoundIcon = ({ isMuted }: { isMuted: boolean }) =>
  stroke(
    <>
      <path d="M4 10v4h3.5l4.5 4V6l-4.5 4H4Z" />
      {isMuted ? (
        <path d="m16 9.5 5 5m0-5-5 5" />
      ) : (
        <path d="M15.5 9a4.2 4.2 0 0 1 0 6m2.6-8.6a8 8 0 0 1 0 11.2" />
      )}
    </>,
  )

/** How surely the camera saw: three rising marks, as many filled as deserved. */
export const SureIcon = ({ filled }: { filled: 1 | 2 | 3 }) =>
  stroke(
    [1, 2, 3].map(mark => (
      <rect
        key={mark}
        x={mark * 6.5 - 3.5}
        y={18 - mark * 4}
        width="4"
        height={mark * 4 + 1}
        rx="1.5"
        className={mark <= filled ? 'solid' : 'hollow'}
      />
    )),
  )
