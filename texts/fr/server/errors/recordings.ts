import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/recordings.ts'

export const errors = {
  file_unreadable: 'Ce fichier est illisible. Vérifiez son format et réessayez.',
  recording_private:
    'Cet enregistrement n’est visible que de vous : il ne peut pas devenir une séance, que d’autres verraient.',
  crew_of_others:
    'Vous n’êtes pas dans cet équipage. Seuls une personne à bord ou un entraîneur peuvent y ajouter un enregistrement.',
  seats_of_others:
    'Certains de ces coups sont ceux de personnes qui ne vous sont pas accessibles, ou quelqu’un d’autre occupe cette place dans l’enregistrement.',
  recording_joined:
    'Cet enregistrement est déjà réuni avec un autre. Annulez d’abord cela, puis ajoutez les deux au premier.',
  recordings_apart:
    'Ensemble, ces enregistrements dureraient plus d’une semaine. Corrigez d’abord l’heure de début de l’un d’eux.',
  changes_build_on_it:
    'Des modifications ultérieures reposent sur celle-ci. Annulez d’abord celles-là.',
  own_storage_full:
    'Vos fichiers occupent {used} Go sur {max}. Supprimez ceux dont vous n’avez plus besoin, ou écrivez à l’exploitant de ce serveur.',
  club_storage_full:
    'Les fichiers de votre club occupent {used} Go sur {max}. Un responsable du club peut en supprimer, ou écrire à l’exploitant de ce serveur.',
  too_many_steps:
    'Ce plan compte {count} étapes et une montre en accepte {most}. Répétez ce qui est identique ou prévoyez-en moins.',
  workout_without_pieces: 'Cette séance n’a pas de structure. Prévoyez-en une d’abord.',
  workout_without_zone:
    'Cette séance n’a pas d’intensité. Prévoyez-en une, pour que le home-trainer sache comment doser.',
  workout_without_times:
    'Les home-trainers ne connaissent que le temps. Prévoyez cette séance en temps ou ajoutez un test de 2000 m.',
  workout_without_test:
    'Il n’y a pas de test de 2000 m pour calculer les watts de cette personne. Choisissez .mrc, en pourcentage.',
} as const satisfies Words<typeof en.errors>

export const fields = {
  seated_twice: 'Cette personne occupe déjà une autre place dans cet enregistrement.',
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
  line_repeated:
    'Il y a déjà une ligne à cet endroit. Placez celle-ci ailleurs entre le départ et l’arrivée.',
  line_name_twice: 'Une autre ligne de ce parcours porte déjà ce nom. Choisissez-en un autre.',
  piece_twice: 'Deux fractions marquées ne peuvent pas correspondre à la même fraction prévue.',
  file_size: 'Ce fichier est trop volumineux : {max} Mo au plus.',
  asked_already:
    'Les entraînements depuis ce jour ont déjà été demandés. Choisissez un jour antérieur.',
  takes_no_workouts: 'Ce fournisseur n’accepte pas d’entraînements.',
  no_target: 'Il n’y a pas d’objectifs de ce type pour cette personne. Choisissez-en un autre.',
} as const satisfies Words<typeof en.fields>

export const refusals = {
  empty_file: 'Ce fichier est vide. Exportez-le à nouveau depuis l’appareil.',
  unknown_format:
    'Type de fichier non pris en charge. Formats lus : FIT, TCX, GPX, KML, PWX, HRM, SML, SLF et FITLOG, les tableaux des compteurs d’aviron et des ergomètres, ainsi que vos exports de Strava, Polar, Garmin et Concept2, aussi en ZIP, gz, xz ou lzma.',
  archive_not_supported:
    'Type d’archive non pris en charge : décompressez-la et importez les fichiers d’activité qu’elle contient.',
  spreadsheet:
    'C’est un classeur de tableur. Ouvrez-le, enregistrez-le au format CSV et importez ce fichier, ou celui que l’appareil a exporté.',
  nested_archive:
    'Fichier non valide : il est compressé plusieurs fois. Décompressez-le et importez son contenu.',
  archive_without_activity: 'Cette archive ne contient aucun fichier d’activité lisible.',
  beside_activities:
    'Par exemple des messages, des photos, des séances prévues ou des jours sans entraînement.',
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
  mornings_only:
    'Ce fichier ne contient pas d’entraînement mais des valeurs du matin, comme le sommeil ou le poids. Ajoutez-le dans votre profil, sous Suivi du matin.',
  no_mornings:
    'Ce fichier ne dit rien du matin : ni FC au repos, ni variabilité (RMSSD), ni sommeil, ni poids, ni température.',
  no_records: 'Ce fichier contient une activité sans aucun point de mesure.',
  summary_only:
    'Ce tableau ne contient que des totaux, aucun enregistrement. Importez plutôt le fichier d’origine de chaque activité, par exemple le FIT.',
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
} as const satisfies Words<typeof en.refusals>
