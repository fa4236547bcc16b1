import { Link } from 'react-router'
import { saidSex } from '../../app/words.ts'
import { Avatar } from './avatar.tsx'
import type { Profile } from './profile.ts'

type Props = { profile: Profile; to: string; returnTo: string }

/** Who is about to take the test, and the way to another profile. */
export function ProfileChip({ profile, to, returnTo }: Props) {
  const facts = [profile.age ? `${profile.age} years` : '', saidSex(profile.sex)].filter(Boolean).join(' · ')
  return (
    <Link
      to={to}
      state={{ returnTo }}
      className="flex min-h-8 max-w-full items-center gap-1.5 self-start rounded-full border-2 border-hairline bg-raised py-0.5 pr-2.5 pl-0.5"
    >
      <Avatar person={profile} userId={profile.userId} className="size-7" />
      <span className="min-w-0 leading-tight">
        <span className="block truncate font-semibold text-spruce">{profile.name.trim() || 'Unnamed'}</span>
        <span className="block text-ink-soft tabular">{facts}</span>
      </span>
      <svg
        viewBox="0 0 24 24"
        className="ml-1 size-2.5 shrink-0 text-spruce"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        role="img"
        aria-label="Change person"
      >
        <path d="m9 5 7 7-7 7" />
      </svg>
    </Link>
  )
}
