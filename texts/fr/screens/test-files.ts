import type { testFiles as en } from '../../en/screens/test-files.ts'
import type { Translation } from '../../translation.ts'
import { testFields } from '../test-fields.ts'
import * as terms from '../shared/terms.ts'

export const testFiles = {
  tests: 'Tests du fichier',
  kinds: testFields.kinds,
  outcomes: { new: 'nouveau', changed: 'modifié' },
  import: 'Importer un fichier de la fédération allemande',
  hint: 'Un fichier CSV au format drv-test/1. Vous voyez d’abord ce qui serait ajouté ou modifié ; rien n’est enregistré avant votre confirmation.',
  faults: 'Des erreurs se sont produites pendant l’import',
  line: terms.rowOfList,
  more_one: 'et {{count}} autre',
  more_other: 'et {{count}} autres',
  found: '{{added}} nouveaux, {{changed}} modifiés, {{same}} identiques',
  faulty_one: '{{count}} test comportant des erreurs est ignoré.',
  faulty_other: '{{count}} tests comportant des erreurs sont ignorés.',
  noConsent: 'Non saisis, faute d’accord sur les données de santé : {{names}}.',
  withoutDetails:
    'Vous n’avez pas accès aux données personnelles : les poids du fichier sont ignorés et les dates de naissance ne sont pas comparées.',
  ignored: 'Colonnes non utilisées : {{columns}}.',
  leaveOut: 'Ignorer',
  store_one: 'Importer {{count}} test',
  store_other: 'Importer {{count}} tests',
  stored: 'Import terminé : {{added}} nouveaux, {{changed}} modifiés.',
  names: {
    title: 'De qui s’agit-il ?',
    hint: 'Votre choix est retenu pour le prochain fichier.',
    unclear: 'Plusieurs personnes possibles.',
    unknown: 'Aucune personne accessible ne porte ce nom.',
    tests_one: '{{count}} test du fichier',
    tests_other: '{{count}} tests du fichier',
    choose: 'Choisir une personne',
  },
  breaths: {
    title: 'Données respiratoires',
    hint: 'Joignez un fichier CSV avec time_s, vo2_l_min, vco2_l_min, ve_l_min, heart_rate et power_w.',
    kept_one: '{{count}} valeur enregistrée.',
    kept_other: '{{count}} valeurs enregistrées.',
    attach: 'Joindre les données respiratoires',
    replace: 'Remplacer les données respiratoires',
    remove: 'Retirer',
  },
  zones: {
    title: 'Zones d’entraînement d’après ce test',
    zone: 'Zone',
    present: 'Actuelles (bpm)',
    proposed: 'Proposées (bpm)',
    watts: 'Puissance (W)',
    from: 'à partir de {{from}}',
    upTo: 'jusqu’à {{watts}}',
    since: 'Appliquées par {{person}} : {{day}}.',
    same: 'L’athlète a déjà ces zones.',
    hint: '{{person}} reçoit une notification. Les séances passées gardent les zones avec lesquelles elles ont été comptées.',
    use: 'Utiliser pour les zones',
    confirm: 'Appliquer les zones',
    written: 'Les zones sont appliquées',
    earlier: 'Les séances passées gardent leurs zones.',
    recount: 'Recalculer les séances passées',
    recounting: 'Recalcul en cours. Cela prend une ou deux minutes.',
    faults: {
      not_a_step_test: 'Seul un test par paliers propose des zones.',
      too_few_steps:
        'Pas de proposition : moins de quatre paliers ont une puissance et un lactate.',
      same_power: 'Pas de proposition : la puissance n’augmente pas d’un palier à l’autre.',
      lactate_not_reached:
        'Pas de proposition : le test n’atteint pas 4 mmol/L, ou commence au-dessus de 2.',
      ends_too_early: 'Pas de proposition : le test doit dépasser de 3 % la puissance à 4 mmol/L.',
      no_heart_rate: 'Pas de proposition : la fréquence cardiaque manque autour des seuils.',
      zones_overlap:
        'Pas de proposition : les zones chevaucheraient les autres zones de l’athlète.',
      no_zones_yet:
        'Pas de proposition : ni zones ni fréquence cardiaque maximale ne sont connues.',
      above_max:
        'Pas de proposition : les zones dépasseraient la fréquence cardiaque maximale du profil.',
    },
  },
} as const satisfies Translation<typeof en>
