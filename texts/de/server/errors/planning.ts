import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/planning.ts'
import * as faults from '../../shared/faults.ts'

export const errors = {
  edit_denied: 'Du darfst diese Einheit oder diesen Termin nicht bearbeiten.',
  end_before_start: faults.endBeforeStart,
  merge_event: faults.mergeEvent,
  seat_race_event: 'Termine haben kein Seat Racing. Plane es in einer Einheit.',
  merge_same_athlete: 'Das sind zwei Trainings derselben Person, sie bleiben getrennt.',
  undo_over: 'Das lässt sich nur innerhalb eines Tages rückgängig machen.',
  session_full:
    'Alle Plätze dieser Einheit sind vergeben. Du kannst dich auf die Warteliste setzen.',
  not_a_participant: 'Diese Person nimmt an der Einheit nicht teil.',
  scores_not_taken: 'Diese Einheit nimmt keine Ergebnisse auf.',
  results_unreleased: 'Die Trainer:innen haben die Ergebnisse noch nicht freigegeben.',
  pieces_first: 'Lege zuerst die Strecken fest, dann kannst du Ergebnisse eintragen.',
  people_first: 'Füge zuerst Personen hinzu, dann kannst du Ergebnisse eintragen.',
  has_results: 'Dazu gibt es Ergebnisse. Lösche sie zuerst oder behalte den Eintrag.',
  link_paused:
    'Dieser Kalender wird zurzeit nicht geteilt. Der Link bleibt und gilt wieder, sobald der Verein weiter teilt.',
  piece_gone:
    'Der Plan hat sich inzwischen geändert: Eine Strecke, für die du etwas eingetragen hast, gehört nicht mehr dazu.',
} as const satisfies Words<typeof en.errors>

export const fields = {
  follows: 'Muss {value} sein: direkt nach der Zone davor.',
  ascending: 'Jede Grenze muss über der vorigen liegen.',
  below_max: 'Das muss unter dem Maximalpuls liegen.',
  too_many_days: 'Eine Serie hat höchstens 366 Einheiten. Wähle ein früheres Ende.',
  no_days: 'In diesem Zeitraum liegt kein passender Tag.',
  no_end: faults.noEnd,
  wind_direction_needed: faults.windDirection,
  wind_speed_needed: faults.windSpeed,
  rowing_direction_needed: faults.rowingDirection,
  stream_speed_needed: faults.streamSpeed,
  start_after_finish: 'Der Start darf nicht nach dem Ende liegen.',
  start_before_previous: 'Der Start darf nicht vor dem Ende der vorigen Strecke liegen.',
  finish_after_next: 'Das Ende darf nicht nach dem Start der nächsten Strecke liegen.',
  time_between: 'Die Zeit muss Ende minus Start sein: {time}.',
  race_piece: 'Zeiten eines Seat Races trägst du bei den Booten dieses Rennens ein.',
  unknown_piece: 'Diese Strecke gibt es in der Einheit nicht.',
  unknown_split: 'Diese Zwischenzeit hat die Strecke nicht.',
  unknown_segment: 'Dieses Teilstück hat die Strecke nicht.',
  unknown_set: 'Diesen Satz hat die Übung nicht.',
  closed_to_you:
    'Nicht alle Beteiligten haben das für dich freigegeben, deshalb kannst du es nicht eintragen.',
  one_owner: 'Nenne eine Person, eine Mannschaft oder eine Trainingsgruppe.',
  not_in_session: 'Nicht in dieser Einheit.',
  not_in_sport: 'Das wird bei dieser Sportart nicht geplant.',
  one_extent: 'Eine Strecke hat entweder eine Distanz oder eine Zeit.',
  splits_fit: 'Die Zwischenzeiten passen nicht zur Distanz der Strecke.',
  long_span: 'Wähle einen Zeitraum von höchstens {max} Tagen.',
  above_line: 'Wähle eine Zahl über {min}, der Grenze darunter.',
  season_week: 'Wähle den Montag einer Woche dieser Saison.',
  given_week:
    'Diese Woche ist vorbei, läuft schon oder wurde von Hand gesetzt: Ein Vorschlag lässt sie, wie sie ist.',
  shares_100: 'Niedrig, mittel und hoch müssen zusammen 100 % ergeben.',
  phases_too_long: 'Die Phasen sind länger als die Saison.',
  too_many_templates: 'Lösche zuerst eine Vorlage: Mehr lassen sich nicht behalten.',
  season_without_plan: 'Diese Saison hat keinen Plan, den man kopieren könnte.',
  repeats_already:
    'Diese Einheit gehört schon zu einer Serie. Ändere die Serie oder plane eine neue.',
} as const satisfies Words<typeof en.fields>
