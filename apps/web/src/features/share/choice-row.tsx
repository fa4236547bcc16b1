type Props = { words: string; isChosen: boolean; onChange: (isChosen: boolean) => void }

/** One thing that may be on the card or not. */
export function ChoiceRow({ words, isChosen, onChange }: Props) {
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-1.5 py-0.5">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="grid size-[28px] shrink-0 place-items-center rounded-[8px] border-2 border-outline text-on-spruce peer-checked:border-spruce peer-checked:bg-spruce peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-ember"
      >
        {isChosen ? (
          <svg
            viewBox="0 0 20 20"
            className="size-[20px]"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            aria-hidden="true"
          >
            <path d="m4 10.5 4 4 8-9" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        ) : null}
      </span>
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </label>
  )
}
