import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Place in a staggered entrance (motion.css). */
    '--step'?: number
    /** Where the dial's hand sets out from (ui/mobility-dial.css). */
    '--dial-from'?: string
    /** Letters of the longest word in a place (features/landing/hero.tsx). */
    '--letters'?: number
  }
}
