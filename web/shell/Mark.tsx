/** A single scull under way, drawn in the colour of the text around it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="8 8 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M14 33c10 9 26 9 36 0M32 33 47 14" />
      <path d="M14 48c4.5-3 9-3 13.5 0s9 3 13.5 0 6-2.4 9-1" opacity={0.6} />
    </svg>
  )
}
