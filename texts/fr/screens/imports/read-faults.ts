import type * as en from '../../../en/screens/imports/read-faults.ts'
import type { Translation } from '../../../translation.ts'

export const leftOut = {
  title: 'Non repris',
  refused_one: '{{count}} fichier n’a pas pu être lu.',
  refused_other: '{{count}} fichiers n’ont pas pu être lus.',
  beside_one: '{{count}} fichier de cet export n’est pas une activité.',
  beside_other: '{{count}} fichiers de cet export ne sont pas des activités.',
  known_one: '{{count}} fichier est déjà importé, dans {{file}}.',
  known_other: '{{count}} fichiers sont déjà importés, dans {{file}}.',
  gone_one:
    '{{count}} fichier avait déjà été importé, dans un fichier supprimé depuis. Importez de nouveau celui-ci pour le reprendre.',
  gone_other:
    '{{count}} fichiers avaient déjà été importés, dans un fichier supprimé depuis. Importez de nouveau celui-ci pour les reprendre.',
  repeated_one: '{{count}} fichier y était en double.',
  repeated_other: '{{count}} fichiers y étaient en plusieurs exemplaires.',
} as const satisfies Translation<typeof en.leftOut>

export const warnings = {
  title: 'Bon à savoir sur ce fichier',
  truncated: 'Le fichier s’interrompt avant la fin. Tout ce qui précède a été lu.',
  damaged: 'Une partie du fichier est endommagée. Le reste a été lu.',
  checksum:
    'La somme de contrôle du fichier est fausse : il a peut-être été modifié. Ses valeurs semblent correctes.',
  part_not_read: 'Le fichier contient plusieurs enregistrements, dont un illisible.',
  sport_unknown: 'L’appareil indique un sport que nous ne connaissons pas.',
  time_missing: 'Certains points n’ont pas d’heure. Ils ont été placés entre leurs voisins.',
  mornings:
    'Ce fichier contient aussi des valeurs du matin, comme le sommeil ou le poids. Son propriétaire peut les reprendre dans son profil, sous Suivi du matin.',
  seat_unknown: 'Le fichier n’indique pas à quelle place il a été enregistré.',
  time_unknown: 'Le fichier ne contient aucune heure : ni le moment ni la vitesse ne sont connus.',
  time_disorder:
    'L’horloge de l’appareil est revenue en arrière. Ces points ont été remis en ordre.',
  time_implausible: 'Certaines heures étaient impossibles et ont été écartées.',
  distance_implausible:
    'La distance de l’appareil était impossible. Elle a été recalculée à partir de l’enregistrement.',
  distance_left_out: 'La distance de l’appareil était impossible et a été écartée.',
  totals_from_records:
    'Les totaux de l’appareil ne correspondent pas au fichier : ils ont été recalculés à partir de l’enregistrement.',
  last_lap_open: 'Le dernier tour n’a pas été clôturé ; il compte jusqu’au dernier enregistrement.',
  totals_differ:
    'Les distances de ce fichier diffèrent de plus de 2 % : total, tours, points et trace ont été comparés, et la valeur la plus fiable est retenue.',
  laps_implausible:
    'Les tours durent plus longtemps que le total : effort et récupération ont été écartés.',
  activity_implausible: 'Un enregistrement du fichier était impossible et a été écarté.',
  decimal_comma: 'Le fichier écrit les décimales avec une virgule. Les nombres ont été lus ainsi.',
  duplicate_left_out:
    'Le même enregistrement s’y trouvait plusieurs fois. Il a été repris une fois.',
  member_not_read: 'Un fichier de l’archive n’a pas pu être lu. Les autres ont été importés.',
  same_outing: 'Un autre appareil a enregistré la même sortie. Elle ne compte qu’une fois.',
  transition: 'Les transitions entre les sports n’appartiennent à aucune séance.',
  single_record: 'Un seul point n’est pas une sortie : il n’est dans aucune séance.',
  distance_from_laps: 'La distance est la somme des tours.',
  distance_from_gps: 'La distance vient de la trace GPS.',
  distance_from_speed: 'La distance a été calculée à partir de la vitesse enregistrée.',
  other: 'Le fichier a un petit défaut. Tout ce qui était lisible a été lu.',
  dropped_one: '{{number}} valeur impossible a été écartée.',
  dropped_other: '{{number}} valeurs impossibles ont été écartées.',
} as const satisfies Translation<typeof en.warnings>
