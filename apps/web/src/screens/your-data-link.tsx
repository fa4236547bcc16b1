import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { linkLook } from '../ui/buttons.tsx'

/** The quiet way to one's own data, at the far end of a header. */
export const YourDataLink = () => (
  <Link to={paths.yourData.link()} className={linkLook}>
    Your data
  </Link>
)
