import type { monitoringFiles as en } from '../../en/screens/monitoring-files.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const monitoringFiles = {
  close: actions.close,
  title: 'Werte aus einer Datei',
  intro:
    'Ruhepuls, Herzfrequenzvariabilität, Schlaf, Gewicht und Temperatur können von einer Uhr oder Waage kommen. Sie werden bei jedem Morgen als Vorschlag angezeigt. Was du eingetragen hast, ändert sich nicht.',
  hint: 'FIT-Dateien einer Uhr oder Waage oder der Export von Apple Health, höchstens 100 MB',
  sending: '{{name}} wird hochgeladen',
  reading: '{{name}} wird gelesen. Bei einem langen Export dauert das ein bis zwei Minuten.',
  found_one: 'Werte für einen Morgen gefunden',
  found_other: 'Werte für {{number}} Morgen gefunden, von {{from}} bis {{to}}',
  none: 'Diese Datei enthält keine Morgenwerte.',
  sources: 'Übernehmen von',
  more_one: 'Einen weiteren Tag anzeigen',
  more_other: '{{number}} weitere Tage anzeigen',
  propose_one: 'Für einen Morgen vorschlagen',
  propose_other: 'Für {{number}} Morgen vorschlagen',
  another: 'Andere Datei',
  proposed_one: 'Für einen Morgen vorgeschlagen. Öffne ihn, um die Werte zu übernehmen.',
  proposed_other:
    'Für {{number}} Morgen vorgeschlagen. Öffne einen Morgen, um seine Werte zu übernehmen.',
  again: actions.tryAgain,
  leftOut: 'Nicht übernommen',
  hrv_one:
    'Ein Wert der Herzfrequenzvariabilität: Apple Health misst SDNN, Slipway verwendet RMSSD, und das eine lässt sich nicht ins andere umrechnen.',
  hrv_other:
    '{{number}} Werte der Herzfrequenzvariabilität: Apple Health misst SDNN, Slipway verwendet RMSSD, und das eine lässt sich nicht ins andere umrechnen.',
  beyond:
    '{{day}}, {{source}}: {{name}} {{value}}. Der Wert muss zwischen {{min}} und {{max}} liegen.',
  beyondSleep:
    '{{day}}, {{source}}: {{name}} {{value}}. Die Schlafdauer muss unter 24 Stunden liegen.',
  moreBeyond_one: 'Ein weiterer Wert außerhalb der Grenzen.',
  moreBeyond_other: '{{number}} weitere Werte außerhalb der Grenzen.',
  older_one: 'Ein älterer Eintrag.',
  older_other: '{{number}} ältere Einträge.',
  broken: 'Die Datei ist beschädigt oder unvollständig. Diese Werte waren lesbar.',
} as const satisfies Translation<typeof en>
