import type { ComponentProps } from 'react'

const drawings = {
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  silence: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9.5l5 5m0-5-5 5',
  again: 'M19 12a7 7 0 1 1-2.3-5.2M17.5 3v4.2h-4.2',
  play: 'M8 5.5v13l10.5-6.5Z',
} as const

type Props = ComponentProps<'button'> & { drawing: keyof typeof drawings }

/** A round button that lies on a film, in ink on paper whatever the film shows. */
export function FilmButton({ drawing, ...rest }: Props) {
  return (
    <button
      type="button"
      className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-outline bg-raised text-spruce transition-transform duration-200 ease-body active:scale-95"
      {...rest}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={drawings[drawing]} />
      </svg>
    </button>
  )
}
