import type { OrderState } from '@lithe/contracts/api'

/** While the bank has not decided a dispute, the report is paid for. */
export const paidStates = ['paid', 'disputed'] as const satisfies readonly OrderState[]

const paidFor: readonly OrderState[] = paidStates

export const isPaidFor = (state: OrderState) => paidFor.includes(state)
