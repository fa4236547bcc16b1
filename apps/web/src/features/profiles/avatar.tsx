import { useEffect, useRef } from 'react'
import { avatarSeed, sexLetter } from './avatar-seed.ts'
import { loadAvatars } from './load-avatars.ts'
import { nobody, type Person } from './profile.ts'

type Props = {
  /** Null where it is not known who it is. */
  person: Person | null
  userId: string
  className?: string
}

/** A portrait on a round plate, a plain figure until it is drawn; decoration beside the name it belongs to. */
export function Avatar({ person, userId, className = '' }: Props) {
  const isKnown = person !== null
  const { name, age, sex } = person ?? nobody
  const plate = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!isKnown) return
    let isWanted = true
    const face = { seed: avatarSeed({ name, age, sex }, userId), ageYears: age ? Number(age) : null }
    loadAvatars()
      .then(drawAvatar => {
        const source = drawAvatar({ ...face, sexLetter: sexLetter(sex) })
        const drawing = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
        if (isWanted) plate.current?.replaceChildren(document.importNode(drawing, true))
      })
      .catch((error: unknown) => console.warn('The avatar is not drawn', error))
    return () => {
      isWanted = false
    }
  }, [isKnown, name, age, sex, userId])

  return (
    <span
      aria-hidden="true"
      className={`day relative block shrink-0 overflow-hidden rounded-full bg-sand text-outline ${className}`}
    >
      <svg
        viewBox="0 0 64 64"
        className="absolute inset-0 size-full"
        fill="currentColor"
        opacity="0.55"
        aria-hidden="true"
      >
        <circle cx="32" cy="27" r="11" />
        <path d="M10 64C10 48 20 43 32 43S54 48 54 64Z" />
      </svg>
      <span ref={plate} className="avatar absolute inset-0" />
    </span>
  )
}
