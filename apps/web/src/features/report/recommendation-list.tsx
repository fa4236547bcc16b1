/** What to do this week, in order. */
export function RecommendationList({ recommendations }: { recommendations: readonly string[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {recommendations.map((recommendation, index) => (
        <li key={recommendation} className="flex gap-2">
          <span
            aria-hidden="true"
            className="w-4 shrink-0 font-soft text-display leading-[0.9] text-ember tabular"
          >
            {index + 1}
          </span>
          <p>{recommendation}</p>
        </li>
      ))}
    </ol>
  )
}
