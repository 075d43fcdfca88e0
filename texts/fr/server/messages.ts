import type { messages as en } from '../../en/server/messages.ts'
import type { Words } from '../../translation.ts'

export const messages: Words<typeof en> = {
  columns: { number: 'Numéro', sent_at: 'Heure', author: 'Auteur', text: 'Message', meant: 'Pour' },
  deleted: '(supprimé)',
}
