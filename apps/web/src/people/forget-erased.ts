import { outbox } from '../features/outbox/browser-outbox.ts'
import { baseOf } from '../features/profiles/profile.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { showToast } from '../ui/toasts.ts'
import { forgetAccount } from './forget-account.ts'

const keptHere = () => {
  const { waiting, refused } = outbox.getState()
  return waiting + refused.length
}

const goneWords = (count: number) => {
  if (count === 0) return ''
  return count === 1
    ? ' One result that had not reached us yet went with it.'
    : ` ${count} results that had not reached us yet went with it.`
}

/** The account of this device was erased elsewhere: the device follows, and says what else that took. */
export function forgetErased(owner: string) {
  const { profiles } = useProfiles.getState()
  const theirs = profiles.map(({ userId }) => userId).filter(userId => baseOf(userId) === owner)
  const before = keptHere()
  for (const userId of new Set([owner, ...theirs])) outbox.forget(userId)
  const gone = before - keptHere()
  forgetAccount()
  showToast({
    title: 'Everything is erased',
    description: `As you asked, and this phone has forgotten it too.${goneWords(gone)}`,
  })
}
