/** Asked when somebody dropped as in a fall; never a verdict, the camera may be mistaken. */
export const nearFallWords = {
  title: 'Are you all right?',
  why: 'That looked like a sudden drop, so everything has stopped. Nothing was counted.',
  unanswered: 'If you are hurt, stay where you are and call for help.',
} as const
