import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Place in a staggered entrance (motion.css). */
    '--step'?: number
  }
}
