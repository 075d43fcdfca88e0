import type * as en from '../../../en/screens/imports/read-faults.ts'
import type { Translation } from '../../../translation.ts'

export const leftOut = {
  title: 'Nicht übernommen',
  refused_one: '{{count}} Datei ließ sich nicht lesen.',
  refused_other: '{{count}} Dateien ließen sich nicht lesen.',
  beside_one: '{{count}} Datei dieses Exports ist keine Aktivität.',
  beside_other: '{{count}} Dateien dieses Exports sind keine Aktivitäten.',
  known_one: '{{count}} Datei ist schon da, in {{file}}.',
  known_other: '{{count}} Dateien sind schon da, in {{file}}.',
  gone_one:
    '{{count}} Datei war schon da, in einer inzwischen gelöschten Datei. Lade diese hier noch einmal hoch, um sie zu übernehmen.',
  gone_other:
    '{{count}} Dateien waren schon da, in einer inzwischen gelöschten Datei. Lade diese hier noch einmal hoch, um sie zu übernehmen.',
  repeated_one: '{{count}} Datei war mehrfach enthalten.',
  repeated_other: '{{count}} Dateien waren mehrfach enthalten.',
} as const satisfies Translation<typeof en.leftOut>

export const warnings = {
  title: 'Hinweise zu dieser Datei',
  truncated: 'Die Datei bricht vor dem Ende ab. Bis dahin ist alles da.',
  damaged: 'Ein Teil der Datei ist beschädigt. Was lesbar war, ist da.',
  checksum:
    'Die Prüfsumme der Datei stimmt nicht, vielleicht wurde sie verändert. Die Werte sehen in Ordnung aus.',
  part_not_read: 'Die Datei enthält mehrere Aufzeichnungen, eine davon war nicht lesbar.',
  sport_unknown: 'Das Gerät nennt eine Sportart, die wir nicht kennen.',
  time_missing:
    'Nicht alle Messpunkte haben eine Zeit. Solche ohne Zeit wurden zwischen ihren Nachbarn eingereiht.',
  mornings:
    'Diese Datei enthält auch Morgenwerte, etwa Schlaf oder Gewicht. Wem sie gehört, kann sie im Profil unter Morgenwerte übernehmen.',
  seat_unknown: 'In der Datei steht nicht, auf welchem Platz aufgezeichnet wurde.',
  time_unknown: 'Die Datei enthält keine Zeiten. Wann es war und wie schnell, ist nicht bekannt.',
  time_disorder: 'Die Uhr des Geräts ist zurückgesprungen. Die Messpunkte wurden geordnet.',
  time_implausible: 'Einige Zeiten konnten nicht stimmen und wurden verworfen.',
  distance_implausible:
    'Die Distanz des Geräts konnte nicht stimmen. Sie wurde aus der Aufzeichnung berechnet.',
  distance_left_out: 'Die Distanz des Geräts konnte nicht stimmen und wurde verworfen.',
  totals_from_records:
    'Die Summen des Geräts passen nicht zur Datei, sie wurden aus der Aufzeichnung berechnet.',
  last_lap_open: 'Die letzte Runde wurde nie beendet; sie zählt bis zum letzten Messpunkt.',
  totals_differ:
    'Die Distanzen in dieser Datei weichen um mehr als 2 % voneinander ab: Gesamtwert, Runden, Messpunkte und Track wurden verglichen, der am besten belegte Wert zählt.',
  laps_implausible:
    'Die Runden dauern zusammen länger als die Gesamtzeit. Arbeit und Pause wurden deshalb verworfen.',
  activity_implausible: 'Eine Aufzeichnung in der Datei konnte nicht stimmen und wurde verworfen.',
  decimal_comma: 'Die Datei schreibt Zahlen mit Komma. So wurden sie gelesen.',
  duplicate_left_out: 'Dieselbe Aufzeichnung war mehrmals dabei. Sie wurde einmal übernommen.',
  member_not_read: 'Eine Datei im Archiv ließ sich nicht lesen. Die anderen sind hier.',
  same_outing: 'Ein zweites Gerät hat dieselbe Ausfahrt aufgezeichnet. Gezählt wird sie einmal.',
  transition: 'Die Wechsel zwischen den Sportarten gehören zu keiner Einheit.',
  single_record: 'Ein einzelner Messpunkt ist keine Ausfahrt und steht deshalb in keiner Einheit.',
  distance_from_laps: 'Die Distanz ist die Summe der Runden.',
  distance_from_gps: 'Die Distanz stammt aus der GPS-Spur.',
  distance_from_speed: 'Die Distanz wurde aus der aufgezeichneten Geschwindigkeit berechnet.',
  other: 'Die Datei hat einen kleinen Fehler. Was lesbar war, ist da.',
  dropped_one: '{{number}} Wert lag außerhalb des Möglichen und wurde verworfen.',
  dropped_other: '{{number}} Werte lagen außerhalb des Möglichen und wurden verworfen.',
} as const satisfies Translation<typeof en.warnings>
