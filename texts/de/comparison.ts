import type { comparison as en } from '../en/comparison.ts'
import type { Words } from '../translation.ts'

export const comparison: Words<typeof en> = {
  title: 'Vergleich',
  whole: 'Gesamt',
  split: 'Abschnitt',
  wholeRecording: 'Ganze Aufzeichnung',
  columns: {
    date: 'Datum',
    session: 'Einheit',
    piece: 'Strecke',
    whose: 'Mannschaft oder Person',
    athlete: 'Aufgezeichnet von',
    device: 'Gerät',
    part: 'Teil',
    at: 'Bei',
    accumulated: 'Gesamtzeit',
    time: 'Abschnittszeit',
    distance: 'Distanz',
    speed: 'Geschwindigkeit',
    pace: 'Tempo',
    stroke_rate: 'Schlagfrequenz',
    heart_rate: 'Puls',
    power: 'Leistung',
    dps: 'Meter pro Schlag',
    behind: 'Rückstand auf die Referenz',
  },
}
