/** Asked after what looked like a fall; never a verdict, the camera may be mistaken. Short: it is read from the floor. */
export const nearFallWords = {
  title: 'Are you all right?',
  why: 'That looked like a fall. Everything has stopped.',
  unanswered: 'If you are hurt, stay where you are. This phone is calling out for you.',
  hurtTitle: 'Stay where you are',
  hurtWhy: 'Call out too. This phone calls for somebody near until you press the button.',
  /** Said aloud to others in the house. */
  callOut: 'Is anybody near? Please come and look.',
} as const
