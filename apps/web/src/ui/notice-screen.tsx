import type { ReactNode } from 'react'
import { Chronophotograph } from './chronophotograph.tsx'
import { PageHeading, Screen } from './screen.tsx'

type Props = {
  title: string
  plate: string
  /** What cannot wait: it stands above everything else. */
  first?: ReactNode
  action: ReactNode
  children: ReactNode
}

/** A page that did not turn out as hoped: a calm plate, what happened, and the way on. */
export function NoticeScreen({ title, plate, first = null, action, children }: Props) {
  return (
    <Screen title={title} action={action} beside={plate}>
      {first}
      <Chronophotograph
        movement={plate}
        className={`${first ? 'mt-3' : 'mt-auto'} h-[clamp(96px,26dvh,240px)] w-full lg:hidden`}
      />
      <PageHeading className={`mt-3 ${first ? '' : 'lg:mt-auto'}`}>{title}</PageHeading>
      <div className="mt-2 mb-auto flex flex-col gap-2 text-lead text-ink-soft">{children}</div>
    </Screen>
  )
}
