import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Place in a staggered entrance (motion.css). */
    '--step'?: number
    /** When it comes within what it belongs to, 0–1 (ui/mobility-dial.css). */
    '--share'?: number
    /** Letters of the longest word in a place (features/landing/hero.tsx). */
    '--letters'?: number
  }
}
