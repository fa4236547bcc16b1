import { QuietButton } from '../../ui/quiet-button.tsx'

export function PrintButton() {
  return (
    <QuietButton className="mt-3 w-full print:hidden" onClick={() => window.print()}>
      Print or keep as a PDF
    </QuietButton>
  )
}
