import type * as en from '../../../en/screens/imports/reread.ts'
import type { Translation } from '../../../translation.ts'

export const again = {
  title: 'Datei neu einlesen',
  text: 'Neuere Versionen lesen aus dieser Datei vielleicht mehr heraus. Änderungen, Markierungen und Zuordnungen bleiben.',
  start: 'Neu einlesen',
  allTitle: 'Alle Dateien neu einlesen',
  allText:
    'Alle Dateien des Vereins werden im Hintergrund neu eingelesen, auch die bisher unlesbaren. Änderungen, Markierungen und Zuordnungen bleiben, die Trainingsbelastung wird neu berechnet.',
  allConfirm: 'Das kann eine Weile dauern und läuft im Hintergrund.',
  reading: '{{done}} von {{total}} gelesen',
  done_one: '{{count}} Datei wurde neu gelesen ({{at}}).',
  done_other: '{{count}} Dateien wurden neu gelesen ({{at}}).',
  recovered_one: '{{count}} Datei, die bisher nicht lesbar war, ist jetzt da.',
  recovered_other: '{{count}} Dateien, die bisher nicht lesbar waren, sind jetzt da.',
  waiting_one: '{{count}} Datei wartet weiter auf ihre Einheit.',
  waiting_other: '{{count}} Dateien warten weiter auf ihre Einheit.',
  differing_one:
    '{{count}} Datei ergab beim neuen Einlesen andere Aufzeichnungen und blieb unverändert. Lösche sie und lade sie neu hoch, um diese zu übernehmen.',
  differing_other:
    '{{count}} Dateien ergaben beim neuen Einlesen andere Aufzeichnungen und blieben unverändert. Lösche sie und lade sie neu hoch, um diese zu übernehmen.',
  unreadable_one: '{{count}} Datei war nicht lesbar und blieb, wie sie war.',
  unreadable_other: '{{count}} Dateien waren nicht lesbar und blieben, wie sie waren.',
} as const satisfies Translation<typeof en.again>
