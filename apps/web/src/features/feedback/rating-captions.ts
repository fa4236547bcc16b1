/** What each number of stars says, lowest first. */
export const ratingCaptions = [
  { rating: 1, caption: 'Needs improvement' },
  { rating: 2, caption: 'Fair' },
  { rating: 3, caption: 'Good' },
  { rating: 4, caption: 'Great' },
  { rating: 5, caption: 'Excellent' },
] as const

export const captionOf = (rating: number): string | null =>
  ratingCaptions.find(known => known.rating === rating)?.caption ?? null

/** As it is read out, e.g. "4 stars: Great". */
export const ratingWords = (rating: number) =>
  `${rating === 1 ? '1 star' : `${rating} stars`}: ${captionOf(rating)}`
