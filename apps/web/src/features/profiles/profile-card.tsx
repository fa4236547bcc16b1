import { saidSex } from '../../sex-words.ts'
import { Avatar } from './avatar.tsx'
import type { Profile } from './profile.ts'
import { StarBadge } from './star-badge.tsx'

const choiceLook = 'min-h-6 rounded-card border-2 border-outline font-semibold'

type Props = {
  profile: Profile
  isCurrent: boolean
  isMain: boolean
  isManaging: boolean
  /** The whole grid waits while one of them is being opened. */
  isWaiting: boolean
  onSelect: () => void
  onCorrect: () => void
  onDelete: () => void
}

export function ProfileCard({
  profile,
  isCurrent,
  isMain,
  isManaging,
  isWaiting,
  onSelect,
  onCorrect,
  onDelete,
}: Props) {
  const name = profile.name.trim() || 'Unnamed'
  const sex = saidSex(profile.sex)
  return (
    <div className="flex flex-col gap-1">
      <button
        type="button"
        onClick={onSelect}
        disabled={isManaging || isWaiting}
        aria-current={isCurrent ? 'true' : undefined}
        className={`relative flex flex-1 flex-col items-center rounded-card border-2 bg-raised px-1 pt-2.5 pb-2 text-center transition-transform duration-200 ease-body enabled:active:scale-[0.98] ${isCurrent ? 'border-spruce' : 'border-hairline'}`}
      >
        <span className="relative">
          <Avatar person={profile} userId={profile.userId} className="size-[96px] short:size-[76px]" />
          {isMain ? (
            <span className="absolute -right-0.5 -bottom-0.5">
              <StarBadge />
            </span>
          ) : null}
        </span>
        <span className="mt-1.5 line-clamp-2 w-full font-soft text-title font-medium text-spruce wrap-anywhere">
          {name}
        </span>
        {sex ? <span className="text-ink-soft capitalize">{sex}</span> : null}
        {profile.age ? <span className="text-ink-soft tabular">{profile.age} years old</span> : null}
        {isCurrent ? (
          <span className="mt-1 rounded-full bg-sand px-1.5 font-semibold text-ink">Current</span>
        ) : null}
      </button>
      {isManaging ? (
        <button type="button" onClick={onCorrect} className={`${choiceLook} text-spruce`}>
          Correct<span className="sr-only"> {name}</span>
        </button>
      ) : null}
      {isManaging && !isMain ? (
        <button type="button" onClick={onDelete} className={`${choiceLook} text-zone-red`}>
          Delete<span className="sr-only"> {name}</span>
        </button>
      ) : null}
      {/* The same height as the button of the others: the star says the rest. */}
      {isManaging && isMain ? (
        <p className="grid min-h-6 place-items-center text-ink-soft">Main profile</p>
      ) : null}
    </div>
  )
}
