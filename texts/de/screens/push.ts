import type { push as en } from '../../en/screens/push.ts'
import type { Translation } from '../../translation.ts'
import * as terms from '../shared/terms.ts'

export const push = {
  title: 'Auf diesem Gerät',
  text: 'Mitteilungen erscheinen hier auch, wenn die App geschlossen ist. Was so ankommt, wählst du unten.',
  turnOn: 'Einschalten',
  hint: 'Mitteilungen auch erhalten, wenn die App geschlossen ist?',
  decline: 'Nicht jetzt',
  this: terms.thisDevice,
  unknown: 'Unbekanntes Gerät',
  since: 'Seit {{day}}',
  try: 'Test senden',
  tryOf: 'Test an {{device}} senden',
  remove: 'Ausschalten',
  removeOf: 'Auf {{device}} ausschalten',
  tried: 'Eine Mitteilung ist zu diesem Gerät unterwegs.',
  faults: {
    failed:
      'Dieser Browser hat seinen Mitteilungsdienst nicht erreicht. Prüfe die Verbindung und versuche es noch einmal; manche Browser schalten den Dienst in den Datenschutz-Einstellungen ab.',
    undecided:
      'Dein Browser hat gefragt und keine Antwort bekommen, die Mitteilungen sind noch aus. Schalte sie noch einmal ein und wähle „Zulassen“.',
  },
  ability: {
    none: 'Dieser Browser kann keine Mitteilungen anzeigen, wenn die App geschlossen ist.',
    'when-installed':
      'Auf iPhone und iPad legst du Slipway zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“) und öffnest es von dort.',
    refused:
      'Dein Browser blockiert Mitteilungen von Slipway, deshalb kommen hier keine an. Erlaube sie in den Einstellungen des Browsers für diese Seite und schalte sie dann hier ein.',
  },
} as const satisfies Translation<typeof en>
