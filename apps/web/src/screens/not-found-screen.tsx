import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'

export function NotFoundScreen() {
  return (
    <Screen title="Page not found" action={<HomeLink />} beside="toe-touch">
      <p className="font-soft text-great text-ember short:text-numeral tabular" aria-hidden="true">
        404
      </p>
      <PageHeading className="mt-3">
        <span className="sr-only">404: </span>Oops! Page not found
      </PageHeading>
      <p className="mt-2 text-lead text-ink-soft">
        The address may have a small slip in it, or the page has moved. Nothing of yours is lost.
      </p>
      <Chronophotograph
        movement="toe-touch"
        className="my-auto h-[clamp(96px,24dvh,220px)] w-full lg:hidden"
      />
    </Screen>
  )
}

function HomeLink() {
  return (
    <Link
      to={paths.home.link()}
      className="grid min-h-[60px] w-full place-items-center rounded-card bg-spruce px-3 text-lead font-semibold text-on-spruce"
    >
      Return to Home
    </Link>
  )
}
