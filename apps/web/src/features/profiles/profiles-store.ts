import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage } from '../../device-storage.ts'
import { noProfiles, type ProfileData } from './profile-data.ts'
import { readProfileData } from './read-profile-data.ts'

export const useProfiles = create<ProfileData>()(
  persist(() => noProfiles, {
    name: 'profile-data',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    migrate: readProfileData,
    merge: readProfileData,
  }),
)
