import type { upkeep as en } from '../../en/screens/upkeep.ts'
import type { Translation } from '../../translation.ts'

export const upkeep = {
  backup: {
    title: 'Datensicherung',
    every: 'Alle {{hours}} Stunden wird automatisch gesichert.',
    byHand:
      'Automatisch wird nichts gesichert. Wer den Server betreibt, schaltet das mit BACKUP_TO ein.',
    none: 'Es wurde noch nichts gesichert.',
    last: 'Letzte Sicherung: {{at}}, {{size}}, mit {{files}} Dateien',
    lost: 'Dateien, die dabei fehlten oder beschädigt waren: {{lost}}',
  },
  secondStep: {
    heading: 'Anmeldung in zwei Schritten',
    on: 'Dieses Konto meldet sich mit einem Code aus einer App an.',
    reset: 'Zweiten Schritt zurücksetzen',
    title: 'Anmeldung in zwei Schritten zurücksetzen?',
    text: 'Danach genügt das Passwort, um sich anzumelden. Tu das nur, wenn du sicher weißt, wer darum bittet. Es wird protokolliert.',
    done: 'Die Anmeldung in zwei Schritten ist zurückgesetzt.',
  },
} as const satisfies Translation<typeof en>
