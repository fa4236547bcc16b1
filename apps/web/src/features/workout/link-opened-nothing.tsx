import type { Organisation } from '@lithe/contracts/organisations'

/** Beside a locked report that a link had promised to open. */
export const LinkOpenedNothing = ({ name }: Pick<Organisation, 'name'>) => (
  <p className="mt-4 text-ink-soft">
    The link from {name} did not open this report: it is used up, has run out, or came after the report was
    made.
  </p>
)
