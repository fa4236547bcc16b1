import { profileColumns } from '@lithe/contracts/constants'
import { AddProfileCard } from './add-profile-card.tsx'
import { isMainProfile, type Owner, type Profile } from './profile.ts'
import { ProfileCard } from './profile-card.tsx'

type Props = {
  profiles: readonly Profile[]
  owner: Owner
  /** The identifier this browser speaks for. */
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
      style={{ gridTemplateColumns: `repeat(${profileColumns}, minmax(0, 1fr))` }}
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
      <li className="rise grid min-w-0 grid-cols-[minmax(0,1fr)]" style={{ '--step': profiles.length }}>
        <AddProfileCard isWaiting={isWaiting} onAdd={onAdd} />
      </li>
    </ul>
  )
}
