/** What to do, then why: only the first sentence is the doing. */
const doingAndWhy = (recommendation: string) => {
  const end = /[.!?]\s/.exec(recommendation)?.index
  return end === undefined
    ? { doing: recommendation, why: '' }
    : { doing: recommendation.slice(0, end + 1), why: recommendation.slice(end + 1).trim() }
}

/** What to do this week, in order. */
export function RecommendationList({ recommendations }: { recommendations: readonly string[] }) {
  return (
    <ol className="flex flex-col gap-3 print:gap-0.5">
      {recommendations.map((recommendation, index) => {
        const { doing, why } = doingAndWhy(recommendation)
        return (
          <li key={recommendation} className="flex gap-2">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-soft text-display leading-[0.9] text-ember tabular print:text-title"
            >
              {index + 1}
            </span>
            <p>
              <span className="font-semibold">{doing}</span> {why}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
