import type { MovementId } from '@lithe/movements/catalog'

/** What to do with the body that has just done this. */
export const restWords: Record<MovementId, string> = {
  'single-leg-stance': 'Breathe and shake out your legs',
  'toe-touch': 'Breathe slowly, and let your back be long',
  squat: 'Breathe and shake out your legs',
  'push-up': 'Breathe, and let your arms be heavy',
  'jumping-jack': 'Walk on the spot until your breath is calm',
  plank: 'Breathe, and let your back and shoulders go',
  'sit-and-reach': 'Breathe slowly, and bend your knees a little',
}
