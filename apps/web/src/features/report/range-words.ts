/** The range is of a person of this age: the same movements at another one give another. */
export const rangeSentence = ([low, high]: readonly [number, number]) =>
  `given your own age and how you moved today, the right answer lies between ${low} and ${high} four times out of five.`
/** How a mobility age comes about. */
export const startsFromOwnAge = 'We begin with your own age and let your numbers pull it up or down.'
