import type { Caller } from '@lithe/contracts/api'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
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

/** Has a checkout made: one for any number of presses, and none is gone to once its panel is closed. */
export function useCheckout({ caller, assessmentId, botUrl, onMade, onUnlocked }: Request) {
  const isMaking = useRef(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const page = { origin: window.location.origin, botUrl, isInMessenger: messenger() !== null }
      const returns = checkoutReturns(assessmentId, page)
      return api.generateCheckout({ ...caller, ...messengerField(), assessmentId, ...returns })
    },
    onError: failed => {
      console.error('The checkout could not be made', failed)
      if (failed instanceof ApiError && failed.code === 'already-unlocked') onUnlocked()
    },
    onSettled: () => {
      isMaking.current = false
    },
  })

  function make() {
    // Two presses of one moment both come before the button is drawn as busy.
    if (isMaking.current) return
    isMaking.current = true
    // Heard only while the panel stands: an answer after Cancel leads nowhere, and its order expires unpaid.
    mutate(undefined, { onSuccess: ({ checkoutUrl }) => onMade(checkoutUrl) })
  }
  return { make, isPending, error }
}
