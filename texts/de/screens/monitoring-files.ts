import type { monitoringFiles as en } from '../../en/screens/monitoring-files.ts'
import type { Translation } from '../../translation.ts'

export const monitoringFiles = {
  close: 'Schließen',
  title: 'Werte aus einer Datei',
  intro:
    'Ruhepuls, Herzfrequenzvariabilität, Schlaf, Gewicht und Temperatur können von einer Uhr oder einer Waage kommen. Sie stehen dann als Vorschlag bei den Feldern jedes Morgens. Was du eingetippt hast, ändert sich nicht.',
  hint: 'FIT-Dateien einer Uhr oder Waage oder der Export von Apple Health, höchstens 100 MB',
  sending: '{{name}} wird gesendet',
  reading: '{{name}} wird gelesen. Bei einem langen Export dauert das ein bis zwei Minuten.',
  found_one: 'Gefunden für einen Morgen',
  found_other: 'Gefunden für {{number}} Morgen, von {{from}} bis {{to}}',
  none: 'In dieser Datei ist nichts, was sich vorschlagen lässt.',
  sources: 'Übernehmen von',
  more_one: 'Einen weiteren Tag zeigen',
  more_other: '{{number}} weitere Tage zeigen',
  propose_one: 'Für einen Morgen vorschlagen',
  propose_other: 'Für {{number}} Morgen vorschlagen',
  another: 'Andere Datei',
  proposed_one: 'Für einen Morgen vorgeschlagen. Öffne ihn, um die Werte zu übernehmen.',
  proposed_other:
    'Für {{number}} Morgen vorgeschlagen. Öffne einen Morgen, um seine Werte zu übernehmen.',
  again: 'Nochmals versuchen',
  leftOut: 'Was nicht dabei ist',
  hrv_one:
    'Ein Wert der Herzfrequenzvariabilität: Apple Health misst SDNN, der Morgen kennt RMSSD, und eines folgt nicht aus dem anderen.',
  hrv_other:
    '{{number}} Werte der Herzfrequenzvariabilität: Apple Health misst SDNN, der Morgen kennt RMSSD, und eines folgt nicht aus dem anderen.',
  beyond:
    '{{day}}, {{source}}: {{name}} {{value}}. Der Wert muss zwischen {{min}} und {{max}} liegen.',
  beyondSleep:
    '{{day}}, {{source}}: {{name}} {{value}}. Die Schlafdauer muss unter 24 Stunden liegen.',
  moreBeyond_one: 'Ein weiterer Wert außerhalb der Grenzen.',
  moreBeyond_other: '{{number}} weitere Werte außerhalb der Grenzen.',
  older_one: 'Ein älterer Eintrag.',
  older_other: '{{number}} ältere Einträge.',
  broken: 'Die Datei ist beschädigt oder endet zu früh. Hier steht, was sich lesen ließ.',
} as const satisfies Translation<typeof en>
