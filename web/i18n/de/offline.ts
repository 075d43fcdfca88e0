import type { offline as en } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  title: 'Noch nicht gesendet',
  lead: 'Was du ohne Netz eingegeben hast, bleibt auf diesem Gerät, bis es gespeichert ist.',
  sendNow: 'Jetzt senden',
  again: 'Nochmal senden',
  discard: 'Verwerfen',
  discardOf: 'Eingabe zu {{title}} verwerfen',
  madeAt: 'Eingegeben: {{when}}',
  empty: {
    title: 'Alles ist gespeichert',
    text: 'Ohne Netz kannst du weiter antworten und die Liste führen; es wartet hier, bis es wieder Netz gibt.',
  },
} as const satisfies Translation<typeof en>
