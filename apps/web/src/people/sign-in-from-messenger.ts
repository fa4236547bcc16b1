import { emailPattern, guestIdPattern } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import { telegramWords } from '@lithe/words/live/telegram'
import { api } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { currentCaller } from '../memory/identity.ts'
import { outbox } from '../memory/outbox/browser-outbox.ts'
import { baseOf, useProfiles } from '../memory/profiles.ts'
import type { Messenger } from '../messenger/messenger.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { showToast } from '../ui/toasts.ts'
import { longWaitMs, within } from '../ui/waiting.tsx'
import { meetProfiles, signInAs } from './sign-in.ts'
import { forgetAccount } from './sign-out.ts'

const ownerKey = 'messenger-owner'
/** The account's creation time at this device's last launch; if it differs, that account has been erased. */
const knownSinceKey = 'messenger-known-since'

type Launch = Pick<Messenger, 'initData' | 'user'>
type Server = Pick<typeof api, 'signInWithTelegram'>

const ownerHere = () => useProfiles.getState().baseUserId ?? baseOf(currentCaller().userIdentifier)

type Refusal = ErrorCode | 'unreachable'

/** Refusals that end once Lithe is reopened from its chat. */
const helpedByOpening: readonly Refusal[] = ['proof-stale', 'proof-refused']

type Proof = { ok: true; account: string; knownSince: string } | { ok: false; reason: Refusal }

async function prove(server: Server, initData: string, owner: string): Promise<Proof> {
  const guest = guestIdPattern.test(owner) ? { userIdentifier: owner } : {}
  try {
    const { userIdentifier, knownSince } = await server.signInWithTelegram({ initData, ...guest })
    return { ok: true, account: userIdentifier, knownSince }
  } catch (error) {
    console.warn('Telegram’s proof was refused', error)
    return { ok: false, reason: error instanceof ApiError ? error.code : 'unreachable' }
  }
}

function sayWhoThisIs() {
  if (guestIdPattern.test(ownerHere()))
    showToast({
      title: telegramWords.guest,
      description: telegramWords.whyGuest,
    })
}

/**
 * Adopts the person proved by Telegram's launch as this device's identity, or else a guest. Several people may share
 * a phone's webview storage, and no one sees another's data.
 */
export async function signInFromMessenger({ initData, user }: Launch, server: Server = api): Promise<void> {
  if (!user) return
  const before = deviceStorage.getItem(ownerKey)
  const isBack = before === user.id
  if (before !== null && !isBack) forgetAccount()
  deviceStorage.setItem(ownerKey, user.id)

  const owner = ownerHere()
  if (emailPattern.test(owner)) return
  // An unproven name identifies no person.
  const isUnproven = !isBack && !guestIdPattern.test(owner)
  const proof = await prove(server, initData, owner)
  if (!proof.ok) {
    if (isUnproven) forgetAccount()
    if (helpedByOpening.includes(proof.reason)) sayWhoThisIs()
    return
  }
  const { account, knownSince } = proof
  const knownBefore = deviceStorage.getItem(knownSinceKey)
  if (isBack && knownBefore !== null && knownBefore !== knownSince) forgetErased(owner)
  deviceStorage.setItem(knownSinceKey, knownSince)
  signInAs(account, { isContinuing: true, formerly: ownerHere() })
  void outbox.retryRefused()
  // The first page needs the identity; the person's other profiles may follow.
  if (owner !== account || !isBack) await within(longWaitMs, meetProfiles(account), undefined)
}

const keptHere = () => {
  const { waiting, refused } = outbox.getState()
  return waiting + refused.length
}

/** Erases here too an account that was erased elsewhere, and says what else was lost. */
function forgetErased(account: string) {
  const before = keptHere()
  forgetAccount({ account, isErased: true })
  const gone = before - keptHere()
  showToast({
    title: telegramWords.erased,
    description: telegramWords.whatErased({ unsent: gone }),
  })
}
