import { useEffect, useRef, useState } from 'react'
import { nobody, type Person } from '../memory/profiles.ts'

type Props = {
  /** Null if unknown. */
  person: Person | null
  userId: string
  className?: string
}

/** A portrait on a round plate, or a plain figure as placeholder; decorative next to a name. */
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
      className={`relative block shrink-0 overflow-hidden rounded-full bg-[light-dark(var(--sand),var(--outline))] text-outline ${className}`}
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
      <span ref={plate} className="avatar day absolute inset-0" />
    </span>
  )
}

/** True once faces can be drawn, or are known to be unavailable. */
export function useAvatarsReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const settle = () => setReady(true)
    loadAvatars().then(settle, settle)
  }, [])
  return isReady
}

/** Loaded when the first face is shown. */
const loadAvatars = () => import('./draw-avatar.ts').then(module => module.drawAvatar)

/** "Male" and "m" make M, "Female" and "f" make F; any other text gives its first letter. */
export const sexLetter = (sex: string) => sex.trim().charAt(0).toUpperCase()

/** Seed of an avatar, so that the same person always looks the same. */
export function avatarSeed({ name, age, sex }: Person, userId: string): string {
  const given = [name.trim(), age, sexLetter(sex)].filter(Boolean)
  return given.length > 0 ? given.join('+') : userId
}
