import type { Organisation } from '@lithe/contracts/organisations'

/** Who invited this person, and the answer to what that person asks first. */
export function Sender({ organisation, className = '' }: { organisation: Organisation; className?: string }) {
  const { name, logo } = organisation
  return (
    <p className={`flex items-center gap-1.5 ${className}`}>
      {logo ? <img src={logo} alt="" className="h-4 max-w-[40%] object-contain" /> : null}
      {name} does not see any of this.
    </p>
  )
}
