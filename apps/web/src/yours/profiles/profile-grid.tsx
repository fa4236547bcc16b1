import { profileColumns } from '@lithe/contracts/constants'
import { peopleWords } from '@lithe/words/live/people'
import { isMainProfile, type Owner, type Profile } from '../../memory/profiles.ts'
import { Avatar } from '../../people/avatar.tsx'
import { readOut, rich, saidSex } from '../../words/formats.ts'

type Props = {
  profiles: readonly Profile[]
  owner: Owner
  /** The identifier this browser acts for. */
  userIdentifier: string | null
  isManaging: boolean
  isWaiting: boolean
  onSelect: (profile: Profile) => void
  onCorrect: (profile: Profile) => void
  onDelete: (profile: Profile) => void
  onAdd: () => void
}

export function ProfileGrid(props: Props) {
  const { profiles, owner, userIdentifier, isManaging, isWaiting, onSelect, onCorrect, onDelete, onAdd } =
    props
  return (
    <ul
      className="grid items-stretch gap-1.5"
      style={{
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(7rem, 100% / ${profileColumns} - 12px)), 1fr))`,
      }}
    >
      {profiles.map((profile, index) => (
        <li
          key={profile.id}
          className="rise grid min-w-0 grid-cols-[minmax(0,1fr)]"
          style={{ '--step': index }}
        >
          <ProfileCard
            profile={profile}
            isCurrent={profile.userId === userIdentifier}
            isMain={isMainProfile(profile, owner)}
            isManaging={isManaging}
            isWaiting={isWaiting}
            onSelect={() => onSelect(profile)}
            onCorrect={() => onCorrect(profile)}
            onDelete={() => onDelete(profile)}
          />
        </li>
      ))}
      {/* On a small phone it lies flat in a row of its own. */}
      <li
        className="rise grid min-w-0 grid-cols-[minmax(0,1fr)] short:odd:col-span-full short:odd:*:min-h-main short:odd:*:flex-row short:odd:*:py-0 short:odd:[&_span]:w-auto"
        style={{ '--step': profiles.length }}
      >
        <AddProfileCard isWaiting={isWaiting} onAdd={onAdd} />
      </li>
    </ul>
  )
}

const choiceLook = 'min-h-6 rounded-card border-2 border-outline font-semibold'

type ProfileCardProps = {
  profile: Profile
  isCurrent: boolean
  isMain: boolean
  isManaging: boolean
  /** Disables the whole grid while a profile opens. */
  isWaiting: boolean
  onSelect: () => void
  onCorrect: () => void
  onDelete: () => void
}

function ProfileCard({
  profile,
  isCurrent,
  isMain,
  isManaging,
  isWaiting,
  onSelect,
  onCorrect,
  onDelete,
}: ProfileCardProps) {
  const name = profile.name.trim() || peopleWords.profiles.unnamed
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
            <span className="absolute -end-0.5 -bottom-0.5">
              <StarBadge />
            </span>
          ) : null}
        </span>
        <bdi className="mt-1.5 line-clamp-2 w-full font-soft text-title font-medium text-spruce wrap-anywhere short:text-lead">
          {name}
        </bdi>
        {sex ? <span className="text-ink-soft capitalize">{sex}</span> : null}
        {profile.age ? (
          <span className="text-ink-soft tabular">
            {peopleWords.profiles.years({ age: Number(profile.age) })}
          </span>
        ) : null}
        {isCurrent ? (
          <span className="mt-1 rounded-full bg-sand px-1.5 font-semibold text-ink">
            {peopleWords.profiles.current}
          </span>
        ) : null}
      </button>
      {isManaging ? (
        <button type="button" onClick={onCorrect} className={`${choiceLook} text-spruce`}>
          {rich(peopleWords.profiles.correct({ name, who: readOut }))}
        </button>
      ) : null}
      {isManaging && !isMain ? (
        <button type="button" onClick={onDelete} className={`${choiceLook} text-zone-red`}>
          {rich(peopleWords.profiles.delete({ name, who: readOut }))}
        </button>
      ) : null}
      {isManaging && isMain ? (
        <p className="-mx-0.5 grid min-h-6 place-items-center text-center leading-tight tracking-[-0.02em] text-balance text-ink-soft">
          {peopleWords.profiles.mainStays}
        </p>
      ) : null}
    </div>
  )
}

type AddProfileCardProps = { isWaiting: boolean; onAdd: () => void }

function AddProfileCard({ isWaiting, onAdd }: AddProfileCardProps) {
  return (
    <button
      type="button"
      onClick={onAdd}
      disabled={isWaiting}
      className="flex min-h-[200px] flex-col items-center justify-center gap-1.5 rounded-card border-2 border-dashed border-outline px-1 py-2 transition-transform duration-200 ease-body active:scale-[0.98] short:min-h-[168px]"
    >
      <svg viewBox="0 0 96 96" className="size-8 text-ember" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeLinecap="round">
          <path d="M12 60Q30 10 84 22" strokeWidth="2.4" />
          <path d="M48 34v36M30 52h36" strokeWidth="5" className="text-spruce" stroke="currentColor" />
        </g>
        <circle cx="12" cy="60" r="4" fill="currentColor" />
        <circle cx="84" cy="22" r="5" fill="currentColor" />
      </svg>
      <span className="w-full font-soft text-title font-medium text-spruce wrap-anywhere">
        {peopleWords.profiles.add}
      </span>
    </button>
  )
}

/** Marks the device's owner. */
function StarBadge() {
  const { mainStays } = peopleWords.profiles
  return (
    <span title={mainStays} className="day grid size-4 place-items-center rounded-full bg-spruce text-ground">
      <svg viewBox="0 0 24 24" className="size-2.5" role="img" aria-label={mainStays}>
        <path
          d="m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8Z"
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  )
}
