import type { Caller, Payment } from '@lithe/contracts/api'
import { fullReportPriceUsd } from '@lithe/contracts/constants'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'

const fullPriceCents = fullReportPriceUsd * 100

/** Shown until the server has said more: the price everybody pays. */
const listPrice: Payment = {
  isUnlocked: false,
  fullPriceCents,
  priceCents: fullPriceCents,
  percentOff: 0,
  priceStars: null,
  order: 'none',
}

/** What the report costs this person now. The server alone decides; this only shows it. */
export function usePayment(caller: Caller, assessmentId: string) {
  const { data = listPrice, refetch } = useQuery({
    queryKey: ['payment', assessmentId],
    queryFn: () => api.readPayment(caller, { assessmentId }),
  })
  return { payment: data, refetchPayment: refetch }
}
