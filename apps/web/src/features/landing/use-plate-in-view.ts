import { type RefObject, useEffect, useState } from 'react'

/** The plate of the part that crosses the middle of the window; `first` until something else does. */
export function usePlateInView(page: RefObject<HTMLElement | null>, first: string): string {
  const [plate, setPlate] = useState(first)

  useEffect(() => {
    if (!page.current) return
    const crossings = new IntersectionObserver(
      entries => {
        const crossing = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)?.target
        if (crossing instanceof HTMLElement && crossing.dataset.plate) setPlate(crossing.dataset.plate)
      },
      { rootMargin: '-49% 0px -50% 0px' },
    )
    const watch = () => {
      for (const part of page.current?.querySelectorAll('[data-plate]') ?? []) crossings.observe(part)
    }
    // Parts that are fetched later join in as they come.
    const arrivals = new MutationObserver(watch)
    arrivals.observe(page.current, { childList: true })
    watch()
    return () => {
      arrivals.disconnect()
      crossings.disconnect()
    }
  }, [page])

  return plate
}
