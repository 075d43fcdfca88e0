import type { ErrorText, FieldText, RefusalText } from '../text.ts'

export const errors = {
  bad_request: 'Cette demande est illisible. Vérifiez-la et renvoyez-la.',
  invalid: 'Vérifiez les champs signalés, puis enregistrez à nouveau.',
  unauthenticated: 'Votre connexion a pris fin. Veuillez vous reconnecter.',
  wrong_credentials: 'E-mail ou mot de passe incorrect.',
  second_step_required: 'Saisissez les six chiffres de votre application d’authentification.',
  account_disabled: 'Ce compte est désactivé. Adressez-vous au responsable de votre club.',
  wrong_password: 'Mot de passe incorrect.',
  wrong_code: 'Code incorrect ou expiré. Attendez le suivant.',
  token_scope: 'Ce jeton d’API n’autorise pas cette action.',
  impersonating:
    'Tant que vous agissez au nom d’une personne, ses données de santé, ses notes privées et son compte vous restent inaccessibles.',
  second_step_missing:
    'Configurez d’abord la connexion en deux étapes : elle est obligatoire pour administrer la plateforme.',
  hand_over_first:
    'Vous êtes responsable d’un club. Transmettez-le d’abord à un autre membre, ensuite vous pourrez partir.',
  email_unverified:
    'Votre adresse n’est pas encore confirmée. Ouvrez le lien de notre e-mail ou demandez-en un nouveau.',
  code_unknown:
    'Ce lien est incomplet ou ne vient pas de Slipway. Copiez-le en entier depuis l’e-mail ou demandez-en un nouveau.',
  code_used: 'Ce lien a déjà servi. Votre compte est prêt : connectez-vous.',
  code_expired: 'Ce lien a expiré ; il était valable 72 heures. Demandez-en un nouveau.',
  no_clubs: 'Vous n’êtes encore membre d’aucun club. Rejoignez-en un ou créez le vôtre.',
  subscription_expired: 'Votre essai gratuit ou votre abonnement a expiré.',
  admin_only: 'Seuls les administrateurs de la plateforme peuvent le faire.',
  not_a_member: 'Vous n’êtes pas membre de ce club.',
  role_missing:
    'Votre rôle dans le club ne le permet pas. Adressez-vous à un responsable de votre club.',
  permission_missing:
    'Vous n’avez pas le droit nécessaire. Un responsable de votre club peut vous l’accorder.',
  feature_missing: 'Cette fonction n’est pas comprise dans la formule de votre club.',
  forbidden: 'Vous n’avez pas le droit de le faire.',
  edit_denied: 'Vous n’avez pas le droit de modifier cette séance ou cet événement.',
  delete_crew_denied: 'Vous n’avez pas le droit de supprimer cet équipage.',
  not_found: 'Cet élément n’existe pas, ou n’existe plus.',
  route_not_found: 'Cet appel n’existe pas.',
  method_not_allowed: 'Cet appel ne connaît pas cette méthode.',
  other_club: 'Cet élément appartient à un autre de vos clubs. Changez de club pour l’ouvrir.',
  club_mismatch: 'Le club de la demande n’est pas le club sélectionné.',
  conflict: 'Cet élément a changé entre-temps. Rechargez-le et refaites votre modification.',
  idempotency_mismatch: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
  idempotency_running: 'La même demande est encore en cours. Redemandez dans un instant.',
  too_large: 'Le contenu envoyé est trop volumineux. Réduisez-le et réessayez.',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté ici.',
  too_many_requests: 'Trop de tentatives. Patientez un instant et réessayez.',
  unavailable: 'Slipway n’accède pas à ses données pour le moment. Réessayez dans un instant.',
  busy: 'Slipway est très sollicité. Réessayez dans un instant.',
  storage_full:
    'Le disque de Slipway est plein : rien de nouveau ne peut être enregistré. Réessayez plus tard ou prévenez les personnes qui le gèrent.',
  internal: 'Un problème est survenu de notre côté et a été enregistré. Réessayez dans un instant.',
  broken_json: 'La demande n’est pas du JSON valide.',
  file_missing: 'Choisissez d’abord un fichier.',
  file_unreadable: 'Ce fichier est illisible.',
  unknown_reference:
    'Un élément choisi n’existe pas dans votre club. Rechargez la page et choisissez-en un autre.',
  end_before_start: 'La fin ne peut pas précéder le début.',
  merge_event: 'Les événements ne peuvent pas être fusionnés.',
  merge_same_athlete: 'Ce sont deux entraînements de la même personne : ils restent séparés.',
  undo_over: 'Trop tard : l’annulation n’est possible que pendant 24 heures.',
  session_full: 'Toutes les places de cette séance sont prises.',
  not_a_participant: 'Cette personne ne participe pas à la séance.',
  changed_meanwhile:
    'Quelqu’un d’autre l’a modifié entre-temps. Rechargez, puis refaites votre modification.',
  scores_not_taken: 'Cette séance n’a pas de résultats.',
  recording_private:
    'Cet enregistrement n’est visible que de vous : il ne peut pas devenir une séance, que d’autres verraient.',
  pieces_first: 'Ajoutez d’abord des fractions, puis saisissez les résultats.',
  people_first: 'Ajoutez d’abord les participants, puis saisissez les résultats.',
  has_results: 'Des résultats y sont rattachés. Retirez-les d’abord, ou conservez l’ensemble.',
  timed_out: 'L’opération a duré trop longtemps et a été arrêtée. Réessayez.',
  no_such_change: 'Cette adhésion ne permet pas ce changement. Rechargez la liste des membres.',
  not_yours:
    'Vous n’avez pas le droit de faire ce changement. Adressez-vous à un responsable de votre club.',
  creator_stays:
    'La personne qui a créé le club en reste responsable tant qu’elle ne l’a pas transmis.',
  last_manager_stays: 'Un club garde au moins un responsable. Nommez d’abord quelqu’un d’autre.',
  beyond_own_rights: 'Vous ne pouvez donner ou retirer que des droits que vous avez vous-même.',
  link_ended:
    'Ce lien ou ce code n’est pas valable, ou ne l’est plus. Demandez-en un nouveau à votre club.',
  link_paused:
    'Ce calendrier n’est pas partagé pour le moment. Le lien reste le même et fonctionnera dès que le club le partagera à nouveau.',
  invitation_ended: 'Cette invitation a expiré. Demandez à votre club de la renvoyer.',
  invitation_foreign:
    'Cette invitation a été envoyée à une autre adresse. Connectez-vous avec ce compte pour y répondre.',
  already_member: 'Vous êtes déjà membre de ce club, ou votre demande est en attente.',
  category_in_use:
    'Cette catégorie contient encore du matériel. Déplacez-le ou réformez-le d’abord.',
  has_history: 'Ce matériel a un historique. Réformez-le : son carnet et ses réservations restent.',
  reason_needed:
    'Une partie de votre choix est endommagée, en réparation ou réformée. Indiquez pourquoi vous la réservez quand même.',
  just_invited:
    'Cette invitation vient d’être envoyée deux fois. Attendez dix minutes avant de la renvoyer.',
  crew_of_others:
    'Vous n’êtes pas dans cet équipage. Seuls une personne à bord ou un entraîneur peuvent y ajouter un enregistrement.',
  already_booked: 'C’est déjà réservé à ce moment. Confirmez que vous le voulez quand même.',
  invitation_limit:
    'Il reste {left} invitations sur {limit} pour le moment : aucune de ces {wanted} n’a été envoyée. D’autres seront possibles dans {hours} h.',
  invitation_unwanted: 'Cette personne ne souhaite pas recevoir d’invitations.',
  seats_of_others:
    'Certains de ces coups sont ceux de personnes qui ne vous sont pas accessibles, ou quelqu’un d’autre occupe cette place dans l’enregistrement.',
  recording_joined:
    'Cet enregistrement est déjà réuni avec un autre. Annulez d’abord cela, puis ajoutez les deux au premier.',
  recordings_apart:
    'Ensemble, ces enregistrements dureraient plus d’une semaine. Corrigez d’abord l’heure de début de l’un d’eux.',
  changes_build_on_it:
    'Des modifications ultérieures reposent sur celle-ci. Annulez d’abord celles-là.',
  piece_gone:
    'Le plan a changé entre-temps : une fraction pour laquelle vous avez saisi des valeurs n’en fait plus partie.',
  own_storage_full:
    'Vos fichiers occupent {used} Go sur {max}. Supprimez ceux dont vous n’avez plus besoin, ou écrivez à l’exploitant de ce serveur.',
  club_storage_full:
    'Les fichiers de votre club occupent {used} Go sur {max}. Un responsable du club peut en supprimer, ou écrire à l’exploitant de ce serveur.',
} as const satisfies ErrorText

export const fields = {
  required: 'Ce champ est obligatoire.',
  between: 'La valeur doit être comprise entre {min} et {max}.',
  at_least: 'La valeur doit être d’au moins {min}.',
  at_most: 'La valeur doit être d’au plus {max}.',
  whole: 'Saisissez un nombre entier.',
  number: 'Saisissez un nombre.',
  text: 'Saisissez un texte.',
  common_password:
    'Trop de gens utilisent ce mot de passe. Choisissez-en un plus difficile à deviner.',
  too_short: 'Trop court : au moins {min} caractères.',
  too_long: 'Trop long : au plus {max} caractères.',
  email: 'Adresse e-mail non valide.',
  date: 'Saisissez une date.',
  time: 'Saisissez une date et une heure.',
  years: 'Choisissez une date entre 1900 et 2100.',
  choice: 'Choisissez l’une des valeurs proposées.',
  too_many: '{max} entrées au plus.',
  too_few: '{min} entrées au moins.',
  twice: 'Une entrée figure deux fois.',
  seated_twice: 'Cette personne occupe déjà une autre place dans cet enregistrement.',
  unknown: 'Champ inconnu.',
  format: 'Le format de cette valeur n’est pas reconnu.',
  follows: 'Doit être {value} : la limite qui suit la zone précédente.',
  ascending: 'Chaque limite doit être supérieure à la précédente.',
  below_max: 'Cette valeur doit être inférieure à la fréquence cardiaque maximale.',
  in_past: 'Choisissez la date du jour ou une date passée.',
  until_today: 'Choisissez la date du jour ou une date passée.',
  two_boats: 'Choisissez au moins deux bateaux dont les places sont occupées.',
  plan_too_large: 'Trop pour un seul plan : choisissez moins de personnes ou moins de fractions.',
  too_many_days: 'Une série compte au plus 366 séances. Choisissez une fin plus proche.',
  no_days: 'Aucun jour de cette période ne correspond. Changez les jours ou la période.',
  no_end: 'Avec des dates choisies une par une, n’indiquez pas de date de fin.',
  url: 'Adresse web non valide.',
  wind_direction_needed: 'Indiquez d’où vient le vent.',
  wind_speed_needed: 'Indiquez la vitesse du vent.',
  rowing_direction_needed: 'Indiquez dans quelle direction vous ramez.',
  stream_speed_needed: 'Indiquez la vitesse du courant.',
  start_after_finish: 'Le départ ne peut pas suivre l’arrivée.',
  start_before_previous: 'Le départ ne peut pas précéder l’arrivée de la fraction précédente.',
  finish_after_next: 'L’arrivée ne peut pas suivre le départ de la fraction suivante.',
  time_between: 'Le temps doit être l’arrivée moins le départ : {time}.',
  unknown_piece: 'Cette fraction n’existe pas dans la structure.',
  unknown_split: 'Ce passage n’existe pas dans la fraction.',
  unknown_segment: 'Cette portion n’existe pas dans la fraction.',
  unknown_set: 'Cette série n’existe pas dans l’exercice.',
  recording_length: 'L’enregistrement dure {time}.',
  end_after_start: 'La fin doit venir après le début, à {time}.',
  within_recording: 'Choisissez un moment après 0:00 et avant {time}.',
  no_curve: 'Cet enregistrement ne contient que des totaux : impossible d’en choisir une partie.',
  no_day:
    'Cet enregistrement ne dit pas quand il a eu lieu : son heure de début ne peut pas être corrigée.',
  no_shift: 'Indiquez le décalage en secondes, en avant ou en arrière : 0 ne change rien.',
  other_itself: 'Choisissez un autre enregistrement que celui-ci.',
  other_joined: 'Cet enregistrement fait partie d’un autre. Choisissez l’ensemble.',
  other_private:
    'L’un des deux n’est visible que de la personne qui l’a enregistré, comme ceux de Strava. Choisissez-en un du même type.',
  other_timeless:
    'Pour être réunis, les deux enregistrements doivent avoir une date et des valeurs dans le temps. Choisissez-en un autre.',
  other_person:
    'Seuls les enregistrements d’une même personne peuvent être réunis. Choisissez-en un autre.',
  other_heartless:
    'Cet enregistrement ne contient pas de fréquence cardiaque. Choisissez-en un autre.',
  other_strokeless: 'Cet enregistrement ne contient pas de coups. Choisissez-en un autre.',
  line_too_short:
    'Les deux extrémités de cette ligne sont au même endroit. Placez-les de part et d’autre de l’eau.',
  line_too_long: 'Cette ligne dépasse 5 km. Vérifiez ses deux extrémités.',
  lines_alike:
    'Le départ et l’arrivée sont la même ligne. Placez l’arrivée là où le parcours se termine.',
  lines_far_apart:
    'Le départ et l’arrivée sont distants de plus de 200 km. Vérifiez leurs extrémités.',
  piece_twice: 'Deux fractions marquées ne peuvent pas correspondre à la même fraction prévue.',
  closed_to_you:
    'Cette valeur ne vous est pas accessible pour toutes les personnes concernées : vous ne pouvez pas la saisir.',
  one_owner: 'Indiquez une personne, un équipage ou un groupe.',
  not_in_session: 'Cette personne ne participe pas à la séance.',
  not_in_sport: 'Ce sport ne se planifie pas avec ce champ.',
  one_extent: 'Une fraction ou une portion a soit une distance, soit une durée.',
  splits_fit: 'Les temps de passage ne correspondent pas à la distance de la fraction.',
  one_line: 'Écrivez-le sur une seule ligne.',
  turned_writing: 'Supprimez les caractères invisibles qui inversent le sens de l’écriture.',
  link: 'Un nom ne peut pas contenir de lien.',
  own_address: 'Indiquez une autre adresse que la vôtre.',
  file_size: 'Ce fichier est trop volumineux : {max} Mo au plus.',
  long_span: 'Choisissez une période de {max} jours au plus.',
  asked_already:
    'Les entraînements depuis ce jour ont déjà été demandés. Choisissez un jour antérieur.',
  repeats_already: 'Cette séance se répète déjà. Modifiez sa série ou planifiez-en une nouvelle.',
} as const satisfies FieldText

export const refusals = {
  empty_file: 'Ce fichier est vide. Exportez-le à nouveau depuis l’appareil.',
  unknown_format:
    'Type de fichier non pris en charge. Formats lus : FIT, TCX, GPX et KML, ainsi que les tableaux des compteurs d’aviron et des ergomètres, aussi en ZIP, gz, xz ou lzma.',
  archive_not_supported:
    'Type d’archive non pris en charge : décompressez-la et importez les fichiers d’activité qu’elle contient.',
  spreadsheet:
    'C’est un classeur de tableur. Ouvrez-le, enregistrez-le au format CSV et importez ce fichier, ou celui que l’appareil a exporté.',
  nested_archive:
    'Fichier non valide : il est compressé plusieurs fois. Décompressez-le et importez son contenu.',
  archive_without_activity: 'Cette archive ne contient aucun fichier d’activité lisible.',
  too_many_members:
    'Cette archive contient trop de fichiers : 1 000 au plus. Importez-la en plusieurs parties.',
  method_not_supported:
    'Cette archive est compressée d’une façon non prise en charge. Décompressez-la et importez les fichiers d’activité qu’elle contient.',
  encrypted:
    'Cette archive est protégée par un mot de passe. Décompressez-la et importez les fichiers d’activité qu’elle contient.',
  unsafe_path: 'Fichier non valide : l’archive désigne des fichiers en dehors d’elle-même.',
  unknown_version:
    'Fichier non valide : cette version de row-telemetry est inconnue. Seule la version 1 est lue.',
  tiff_image:
    'C’est une image TIFF. Une image ne peut pas devenir un résultat : importez le fichier que l’appareil exporte.',
  file_damaged:
    'Fichier non valide : il est endommagé et rien n’y est lisible. Exportez-le à nouveau depuis l’appareil.',
  not_an_activity:
    'Ce fichier ne contient pas d’activité. Des réglages, des parcours ou des entraînements programmés ne donnent pas de résultat.',
  no_records: 'Ce fichier contient une activité sans aucun point de mesure.',
  too_large: 'Ce fichier est trop volumineux : 100 Mo au plus, et 300 Mo une fois décompressé.',
  timed_out:
    'La lecture de ce fichier a duré trop longtemps et a été arrêtée. Exportez-le à nouveau depuis l’appareil.',
  implausible:
    'Les totaux de ce fichier sont impossibles, par exemple plus de 1 000 km ou plus de 7 jours. Exportez-le à nouveau depuis l’appareil.',
  xml_doctype:
    'Fichier non valide : il déclare un type de document ou des entités, inutiles dans un fichier d’activité.',
  xml_too_deep:
    'Fichier non valide : ses éléments sont imbriqués plus profondément que dans tout fichier d’activité.',
  reader_failed: 'Ce fichier n’a pas pu être lu. Exportez-le à nouveau depuis l’appareil.',
  date_order: 'Quel jour était-ce ? Le jour et le mois ne se distinguent pas dans ce fichier.',
  interrupted: 'La lecture a été interrompue plusieurs fois. Importez le fichier à nouveau.',
} as const satisfies RefusalText
