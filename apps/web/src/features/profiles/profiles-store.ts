import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { noProfiles, type ProfileData } from './profile-data.ts'
import { readProfileData } from './read-profile-data.ts'

export const useProfiles = create<ProfileData>()(
  persist(() => noProfiles, {
    name: 'profile-data',
    version: 1,
    migrate: readProfileData,
    merge: readProfileData,
  }),
)
