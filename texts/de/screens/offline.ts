import type { offline as en } from '../../en/screens/offline.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const offline = {
  title: 'Noch nicht gesendet',
  lead: 'Was du ohne Verbindung eingegeben hast, bleibt auf diesem Gerät, bis es gespeichert ist.',
  sendNow: 'Jetzt senden',
  again: 'Erneut senden',
  discard: actions.discard,
  discardOf: 'Eingabe zu {{title}} verwerfen',
  madeAt: 'Eingegeben: {{when}}',
  empty: {
    title: 'Alles ist gespeichert',
    text: 'Ohne Verbindung kannst du weiter antworten und die Anwesenheitsliste führen; alles wartet hier, bis du wieder verbunden bist.',
  },
} as const satisfies Translation<typeof en>
