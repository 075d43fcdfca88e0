import { VisuallyHidden } from '@mantine/core'
import { NO_DATA } from '../format/no-data.ts'

/** A value as it is written, or a dash that says why there is none. */
export function Known({ text, why }: { text: string | null; why: string }) {
  if (text !== null && text !== NO_DATA) return text
  return (
    <span title={why}>
      <span aria-hidden>{NO_DATA}</span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </span>
  )
}
