import { useNavigate } from 'react-router'
import { hasPageBefore } from '../ui/page-trail.ts'

/** To where the person came from, with all it showed; to `fallback` where one step back would leave the app. */
export function useWayBack(fallback: string): string | (() => void) {
  const navigate = useNavigate()
  return hasPageBefore() ? () => void navigate(-1) : fallback
}
