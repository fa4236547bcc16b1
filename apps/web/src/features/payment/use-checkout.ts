import type { Caller } from '@lithe/contracts/api'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { ApiError } from '../../api-error.ts'
import { messenger } from '../../messenger/messenger.ts'
import { messengerField } from '../../messenger/messenger-field.ts'
import { checkoutReturns } from './checkout-places.ts'

type Request = {
  caller: Caller
  assessmentId: string
  botUrl: string | null
  /** Where one pays. */
  onMade: (checkoutUrl: string) => void
  onUnlocked: () => void
}

/** Has a checkout made. */
export function useCheckout({ caller, assessmentId, botUrl, onMade, onUnlocked }: Request) {
  return useMutation({
    mutationFn: () => {
      const page = { origin: window.location.origin, botUrl, isInMessenger: messenger() !== null }
      const returns = checkoutReturns(assessmentId, page)
      return api.generateCheckout({ ...caller, ...messengerField(), assessmentId, ...returns })
    },
    onSuccess: ({ checkoutUrl }) => onMade(checkoutUrl),
    onError: error => {
      console.error('The checkout could not be made', error)
      if (error instanceof ApiError && error.code === 'already-unlocked') onUnlocked()
    },
  })
}
