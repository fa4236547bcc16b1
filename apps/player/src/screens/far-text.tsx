import { useLayoutEffect, useRef } from 'react'
import { fitWords } from '../stage/fit-words.ts'

type FarTextProps = { words: string; className?: string; isHidden?: boolean }

/** Words for 2.5 m; hidden from screen readers where the whole sentence stands beside them. */
export function FarText({ words, className = '', isHidden = false }: FarTextProps) {
  const element = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    const fit = () => element.current && words && fitWords(element.current)
    fit()
    document.fonts.ready.then(fit)
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [words])

  return (
    <p ref={element} data-far aria-hidden={isHidden} className={`far text-balance ${className}`}>
      {words}
    </p>
  )
}
