import { messenger } from '../../messenger/messenger.ts'

export const messagingUser = () => messenger()?.user ?? null

/** Every identifier the messaging user may be known by on this device. */
export function messagingUserIds(): string[] {
  const user = messagingUser()
  return user ? [user.username, user.id].filter(id => id !== null) : []
}
