import { useLocation, useNavigate } from 'react-router'

/** To where the person came from, with all it showed; to `fallback` where the page was opened by its address. */
export function useWayBack(fallback: string): string | (() => void) {
  const navigate = useNavigate()
  const isFirstPage = useLocation().key === 'default'
  return isFirstPage ? fallback : () => void navigate(-1)
}
