type Props = { isWaiting: boolean; onAdd: () => void }

export function AddProfileCard({ isWaiting, onAdd }: Props) {
  return (
    <button
      type="button"
      onClick={onAdd}
      disabled={isWaiting}
      className="flex min-h-[200px] flex-col items-center justify-center gap-1.5 rounded-card border-2 border-dashed border-outline px-1 py-2 transition-transform duration-200 ease-body active:scale-[0.98] short:min-h-[168px]"
    >
      <svg viewBox="0 0 96 96" className="size-8 text-ember" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeLinecap="round">
          <path d="M12 60Q30 10 84 22" strokeWidth="2.4" />
          <path d="M48 34v36M30 52h36" strokeWidth="5" className="text-spruce" stroke="currentColor" />
        </g>
        <circle cx="12" cy="60" r="4" fill="currentColor" />
        <circle cx="84" cy="22" r="5" fill="currentColor" />
      </svg>
      <span className="w-full font-soft text-title font-medium text-spruce wrap-anywhere">Add Profile</span>
    </button>
  )
}
