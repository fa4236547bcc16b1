import { paymentResult } from '@lithe/contracts/constants'

const circumference = 2 * Math.PI * 26

/** The seconds that are left, as a number in an arc that runs out. */
export function RedirectCountdown({ seconds }: { seconds: number }) {
  return (
    <div className="flex items-center gap-2">
      <div
        className="relative grid size-[72px] shrink-0 short:size-[52px] place-items-center"
        aria-hidden="true"
      >
        <svg viewBox="0 0 60 60" className="absolute inset-0 -rotate-90" aria-hidden="true">
          <circle cx="30" cy="30" r="26" fill="none" stroke="var(--sand)" strokeWidth="5" />
          <circle
            cx="30"
            cy="30"
            r="26"
            fill="none"
            stroke="var(--ember)"
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - seconds / paymentResult.redirectSeconds)}
            opacity={seconds === 0 ? 0 : 1}
          />
        </svg>
        <span className="font-soft text-head font-medium short:text-title text-ink tabular">{seconds}</span>
      </div>
      <p role="timer" className="text-base">
        {`Redirecting in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`}
      </p>
    </div>
  )
}
