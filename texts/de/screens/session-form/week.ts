import * as actions from '../../shared/actions.ts'
import * as terms from '../../shared/terms.ts'

/** A week of sessions as text. */
export const week = {
  fromSheet: 'Aus einer Tabelle',
  title: actions.planWeek,
  lead: 'Eine Zeile pro Einheit, wie man sie an die Tafel schreibt.',
  from: 'Woche ab',
  sport: 'Sportart, wenn die Zeile keine nennt',
  text: terms.sessions,
  example: 'Mo 6:00 GA1 90 min\nDi 6:00-7:30 4x2000m/6\n18:00 Kraft\nSa 8:00 Langstrecke 20km',
  hint: 'Tag, Zeit, Einheit. Eine Zeile ohne Tag gehört zum Tag darüber, ohne Zeit beginnt sie um {{time}}.',
  preview: 'Das wird eingetragen',
  none: 'Die Einheiten erscheinen hier beim Schreiben.',
  isAdded: 'Eingetragen',
  noDay: 'Zeile {{line}}: Mit dem Tag beginnen, z. B. „Di“ – „{{text}}“',
  noName: 'Zeile {{line}}: Was ist geplant? – „{{text}}“',
  refused:
    'Zeile {{line}} konnte nicht eingetragen werden: {{reason}} Die Zeilen darüber sind eingetragen.',
  addDrafts_one: '1 Entwurf eintragen',
  addDrafts_other: '{{count}} Entwürfe eintragen',
  add_one: '1 Einheit eintragen',
  add_other: '{{count}} Einheiten eintragen',
  added_one: '1 Einheit eingetragen',
  added_other: '{{count}} Einheiten eingetragen',
} as const
