import type { search as en } from '../../en/screens/search.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

/** Finding people, sessions and boats by words. */
export const search = {
  title: 'Suche',
  label: 'Was suchst du?',
  hint: 'Personen, Trainingsgruppen, Einheiten nach Name oder Tag, Mannschaften, Boote, Notizen, Seiten',
  screens: 'Seiten und Aktionen',
  do: 'Aktionen',
  places: 'Seiten',
  keys: '↑ ↓ wählen · Enter öffnet · > nur Aktionen · ? alle Tasten',
  recent: 'Zuletzt geöffnet',
  more: 'Alle anzeigen',
  none: 'Nichts gefunden zu „{{query}}“',
  noneText:
    'Versuch es mit weniger Buchstaben, einer anderen Schreibweise oder einem Tag wie „gestern“ oder „12. März“.',
  start: 'Finde alles im Verein',
  startText:
    'Tippfehler sind kein Problem. Du kannst auch nach Tagen suchen: „gestern“, „März 2026“.',
  on: 'Einheiten am {{day}}',
  between: 'Einheiten vom {{from}} bis {{to}}',
  found_one: '{{count}} Treffer',
  found_other: '{{count}} Treffer',
  back: 'Zurück zu allen Treffern',
  kinds: {
    member: terms.people,
    squad: terms.squads,
    session: terms.sessions,
    crew: terms.crews,
    equipment: terms.equipment,
    post: 'Beiträge',
    challenge: terms.challenges,
    note: 'Deine Notizen',
  },
  actions: {
    planSession: actions.planSession,
    planWeek: actions.planWeek,
    uploadFile: actions.uploadFile,
    addMember: 'Mitglied hinzufügen',
    createSquad: 'Trainingsgruppe anlegen',
    addEquipment: actions.addEquipment,
    enterTests: 'Tests eintragen',
    enterMorning: 'Morgenwerte eintragen',
    enterAbsence: 'Abwesenheit eintragen',
    writeNote: 'Notiz schreiben',
    signOut: actions.signOut,
  },
  /** Other words that people say for it; they are compared and never shown. */
  also: {
    planSession: 'neue Training erstellen anlegen Termin Regatta',
    planWeek: 'neu anlegen Einheiten Training Text Tafel',
    uploadFile: 'importieren FIT TCX GPX Uhr Aufzeichnung Aktivität',
    addMember: 'einladen neue Person Sportler Trainer Beitritt Link',
    createSquad: 'neue erstellen Team Mannschaft',
    addEquipment: 'neues Boot Riemen Skulls Ergometer Hänger hinzufügen',
    enterTests: 'neue Ergebnisse 2 km Stufentest Ergometer',
    enterMorning: 'Puls Schlaf Gewicht krank verletzt Befinden',
    enterAbsence: 'Urlaub Ferien abwesend Verfügbarkeit',
    writeNote: 'neue Tagebuch',
    signOut: 'Ausloggen verlassen',
  },
} satisfies Translation<typeof en>
