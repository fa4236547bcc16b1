import { actionLook } from '../../ui/buttons.tsx'
import { useEmergencyNumber } from '../../use-emergency-number.ts'

/** The one sentence that must not be overlooked, and the way to act on it with one tap. */
export function ChestPainCall() {
  const number = useEmergencyNumber()
  return (
    <section
      aria-label="Chest pain"
      className="rounded-card border-2 border-zone-red bg-raised p-2.5 short:p-2"
    >
      <p className="text-title leading-snug font-semibold text-ink">
        Does your chest hurt now? Call your emergency number.
      </p>
      <a href={`tel:${number}`} className={`mt-2 flex items-center justify-center ${actionLook}`}>
        Call {number}
      </a>
    </section>
  )
}
