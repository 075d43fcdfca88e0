import { askedPart } from '../../shell/asked-part.ts'
import { openModal } from '../../shell/modals.ts'

/** Fetches the links by which the calendar is shared, and shows them. */
export async function openShare(title: string): Promise<void> {
  const part = await askedPart(import('./ShareCalendar.tsx'))
  if (part) openModal({ title, size: 'lg', content: <part.ShareCalendar /> })
}
