import type { messages as en } from '../../en/server/messages.ts'
import type { Words } from '../../translation.ts'

export const messages: Words<typeof en> = {
  columns: { number: 'Nummer', sent_at: 'Zeit', author: 'Von', text: 'Nachricht', meant: 'An' },
  deleted: '(gelöscht)',
}
