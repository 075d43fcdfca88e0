/** Two crossed oars, drawn like the icons of the library: it has none for rowing. */
export function OarsIcon({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M4 20 15.5 8.5" />
      <path d="m14.5 7.5 3.5-4.5 3 3-4.5 3.5z" />
      <path d="M20 20 8.5 8.5" />
      <path d="M9.5 7.5 6 3 3 6l4.5 3.5z" />
    </svg>
  )
}
