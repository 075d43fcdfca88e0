import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/planning.ts'
import * as faults from '../../shared/faults.ts'

export const errors = {
  edit_denied: 'Vous n’avez pas le droit de modifier cette séance ou cet événement.',
  end_before_start: faults.endBeforeStart,
  merge_event: faults.mergeEvent,
  seat_race_event: 'Un événement n’a pas de seat racing. Prévoyez-le dans une séance.',
  merge_same_athlete: 'Ce sont deux entraînements de la même personne : ils restent séparés.',
  undo_over: 'Trop tard : l’annulation n’est possible que pendant 24 heures.',
  session_full: 'Toutes les places de cette séance sont prises.',
  not_a_participant: 'Cette personne ne participe pas à la séance.',
  scores_not_taken: 'Cette séance n’a pas de résultats.',
  results_unreleased: 'Les entraîneurs n’ont pas encore publié les résultats.',
  pieces_first: 'Ajoutez d’abord des fractions, puis saisissez les résultats.',
  people_first: 'Ajoutez d’abord les participants, puis saisissez les résultats.',
  has_results: 'Des résultats y sont rattachés. Retirez-les d’abord, ou conservez l’ensemble.',
  link_paused:
    'Ce calendrier n’est pas partagé pour le moment. Le lien reste le même et fonctionnera dès que le club le partagera à nouveau.',
  piece_gone:
    'Le plan a changé entre-temps : une fraction pour laquelle vous avez saisi des valeurs n’en fait plus partie.',
} as const satisfies Words<typeof en.errors>

export const fields = {
  follows: 'Doit être {value} : la limite qui suit la zone précédente.',
  ascending: 'Chaque limite doit être supérieure à la précédente.',
  below_max: 'Cette valeur doit être inférieure à la fréquence cardiaque maximale.',
  too_many_days: 'Une série compte au plus 366 séances. Choisissez une fin plus proche.',
  no_days: 'Aucun jour de cette période ne correspond. Changez les jours ou la période.',
  no_end: faults.noEnd,
  wind_direction_needed: faults.windDirection,
  wind_speed_needed: faults.windSpeed,
  rowing_direction_needed: faults.rowingDirection,
  stream_speed_needed: faults.streamSpeed,
  start_after_finish: 'Le départ ne peut pas suivre l’arrivée.',
  start_before_previous: 'Le départ ne peut pas précéder l’arrivée de la fraction précédente.',
  finish_after_next: 'L’arrivée ne peut pas suivre le départ de la fraction suivante.',
  time_between: 'Le temps doit être l’arrivée moins le départ : {time}.',
  race_piece: 'Les courses du seat racing se saisissent pour leurs propres bateaux.',
  unknown_piece: 'Cette fraction n’existe pas dans la structure.',
  unknown_split: 'Ce passage n’existe pas dans la fraction.',
  unknown_segment: 'Cette portion n’existe pas dans la fraction.',
  unknown_set: 'Cette série n’existe pas dans l’exercice.',
  closed_to_you:
    'Cette valeur ne vous est pas accessible pour toutes les personnes concernées : vous ne pouvez pas la saisir.',
  one_owner: 'Indiquez une personne, un équipage ou un groupe.',
  not_in_session: 'Cette personne ne participe pas à la séance.',
  not_in_sport: 'Ce sport ne se planifie pas avec ce champ.',
  one_extent: 'Une fraction ou une portion a soit une distance, soit une durée.',
  splits_fit: 'Les temps de passage ne correspondent pas à la distance de la fraction.',
  long_span: 'Choisissez une période de {max} jours au plus.',
  above_line: 'Choisissez un nombre supérieur à {min}, le seuil précédent.',
  season_week: 'Choisissez le lundi d’une semaine de cette saison.',
  given_week:
    'Cette semaine est passée, en cours ou fixée à la main : une proposition n’y touche pas.',
  shares_100: 'Bas, moyen et haut doivent faire 100 % au total.',
  phases_too_long: 'Les phases sont plus longues que la saison.',
  too_many_templates: 'Supprimez d’abord un modèle : le nombre maximal est atteint.',
  season_without_plan: 'Cette saison n’a pas de plan à copier.',
  repeats_already: 'Cette séance se répète déjà. Modifiez sa série ou planifiez-en une nouvelle.',
} as const satisfies Words<typeof en.fields>
