/** Codes beside each other on paper, and the side of one in millimetres. */
type Layout = { columns: number; size: number }

/** All codes of a session on one A4 sheet: the fewer they are, the larger each. */
export function layoutFor(count: number): Layout {
  if (count <= 2) return { columns: 1, size: 88 }
  if (count <= 6) return { columns: 2, size: 58 }
  if (count <= 12) return { columns: 3, size: 42 }
  if (count <= 20) return { columns: 4, size: 32 }
  return { columns: 5, size: 23 }
}
