/** What somebody may tell before the first movement. Asked in our own words; the answers are never kept. */
export const notTodayAnswers = {
  'chest-pain': 'My chest hurts when I exert myself',
  faint: 'I get dizzy, or I fainted',
  'new-pain': 'I have a new, strong pain',
  mending: 'An operation, broken bone or new joint this year',
  advised: 'A doctor told me not to exercise',
  sleepy: 'Alcohol, or pills that make me sleepy',
} as const

export const easierAnswers = {
  fell: 'I fell in the last year',
  'walking-aid': 'I walk with a stick or a frame',
  'numb-feet': 'My feet feel numb',
  pregnant: 'I am pregnant',
} as const

export type SafetyAnswer = keyof typeof notTodayAnswers | keyof typeof easierAnswers

export const isNotToday = (answer: SafetyAnswer): answer is keyof typeof notTodayAnswers =>
  answer in notTodayAnswers
