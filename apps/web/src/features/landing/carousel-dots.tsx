type Props = { labels: readonly string[]; selected: number; onPick: (index: number) => void }

/** One dot a card, small to see and large to touch. */
export function CarouselDots({ labels, selected, onPick }: Props) {
  return (
    <div className="-ml-2 flex">
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          aria-label={`Show ${label.toLowerCase()}`}
          aria-current={index === selected}
          onClick={() => onPick(index)}
          className="grid size-6 place-items-center rounded-full"
        >
          <span
            className={`size-[14px] rounded-full border-2 transition-transform duration-200 ease-body ${index === selected ? 'scale-115 border-ember bg-ember' : 'border-outline'}`}
          />
        </button>
      ))}
    </div>
  )
}
