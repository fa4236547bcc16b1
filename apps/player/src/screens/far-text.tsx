import { useLayoutEffect, useRef } from 'react'
import { fitWords } from '../stage/fit-words.ts'

type FarTextProps = { words: string; as?: 'p' | 'h1'; className?: string; isHidden?: boolean }

/** Text readable at 2.5 m; hidden from screen readers if the full sentence is next to it. */
export function FarText({ words, as: Tag = 'p', className = '', isHidden = false }: FarTextProps) {
  const element = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    const fit = () => element.current && words && fitWords(element.current)
    fit()
    document.fonts.ready.then(fit)
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [words])

  return (
    <Tag ref={element} data-far aria-hidden={isHidden} className={`far text-balance ${className}`}>
      {words}
    </Tag>
  )
}
