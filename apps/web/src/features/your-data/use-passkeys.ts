import type { Caller, Passkey } from '@lithe/contracts/api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { withFreshProof } from '../../fresh-proof.ts'
import { makePasskey } from '../../passkeys/passkey-ceremony.ts'
import { notePasskeyMade } from '../../passkeys/passkey-offer.ts'

/** The keys that sign in to an account, and what can be done with them. */
export function usePasskeys(keeper: Caller) {
  const queries = useQueryClient()
  const queryKey = ['passkeys', keeper.userIdentifier]
  const list = useQuery({ queryKey, queryFn: () => api.listPasskeys(keeper), gcTime: 0 })
  const onSettled = () => queries.invalidateQueries({ queryKey })
  const add = useMutation({
    mutationFn: () => withFreshProof(() => makePasskey(keeper)),
    onSuccess: notePasskeyMade,
    onSettled,
  })
  const rename = useMutation({
    mutationFn: ({ passkeyId, name }: Pick<Passkey, 'passkeyId' | 'name'>) =>
      api.renamePasskey({ ...keeper, name }, { passkeyId }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ passkeyId }: Passkey) => api.removePasskey(keeper, { passkeyId }),
    onSettled,
  })
  return { list, add, rename, remove }
}
