import { messenger } from '../../messenger/messenger.ts'

/** The person's chat with our bot, as the messenger around this page lets us reach it. */
export type OwnChat = {
  /** Says which chat it is. */
  initData: string
  askToWrite: () => Promise<boolean>
  feel: (what: 'success' | 'warning') => void
}

/** Null outside the messenger; and in a frame of its web version, where no session shows whose chat it is. */
export function ownChat(): OwnChat | null {
  const around = messenger()
  return around && !around.isFramed && around.initData !== '' ? around : null
}
