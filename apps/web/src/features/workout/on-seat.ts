import type { Measured, SeatHeight } from '@lithe/movements/catalog'

/** A measurement of chair stands with what its person told of the chair; any other as it is. */
export function onSeat(measured: Measured, height: SeatHeight | null): Measured {
  if (!measured.ok || !('seat' in measured.measurement)) return measured
  const { seat, ...measurement } = measured.measurement
  return seat ? { ok: true, measurement: { ...measurement, seat: { ...seat, height } } } : measured
}
