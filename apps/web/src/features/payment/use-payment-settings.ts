import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'

/** How people pay here and whom they turn to. Without an answer the page does without; a try to pay will tell. */
export function usePaymentSettings() {
  const { data, isPending } = useQuery({
    queryKey: ['config'],
    queryFn: api.readConfig,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return {
    isPending,
    canPay: data?.payments !== 'off',
    isTest: data?.payments === 'sandbox',
    botUrl: data?.telegramBotUrl ?? null,
    supportEmail: data?.supportEmail ?? null,
  }
}
