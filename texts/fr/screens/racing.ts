import type { racing as en } from '../../en/screens/racing.ts'
import type { Translation } from '../../translation.ts'
import { racing as shared } from '../racing.ts'

export const racing = {
  ...shared,
  lead: 'Des fractions chronométrées, mises côte à côte selon la distance.',
  saved: {
    title: 'Comparaisons enregistrées',
    by: '{{name}}, {{date}}',
    lines_one: '{{count}} fraction',
    lines_other: '{{count}} fractions',
    all_one: 'Afficher {{count}} de plus',
    all_other: 'Afficher {{count}} de plus',
  },
  filters: {
    name: 'Nom',
    namePlaceholder: 'Séance ou équipage',
    boats: 'Types de bateau',
    distances: 'Longueurs',
    times: 'Durées prévues',
    start: 'Départ',
    any: 'Tous',
  },
  pieces: {
    title: 'Fractions à comparer',
    choose: 'Choisir {{name}}, fraction {{number}}',
    chooseUnplanned: 'Choisir {{name}}',
    number: 'Fraction {{number}}',
    hint: 'Cochez ce que vous voulez comparer : des fractions d’un équipage, de plusieurs équipages ou de plusieurs séances.',
    latest:
      'Les {{number}} dernières fractions sur {{count}}. Choisissez moins de jours ou plus de filtres pour trouver les autres.',
    latestOfMore:
      'Les {{number}} dernières fractions ; il y en a d’autres. Choisissez moins de jours ou plus de filtres pour les trouver.',
    compare_one: 'Afficher {{count}} fraction',
    compare_other: 'Comparer {{count}} fractions',
    none: 'Au moins 1 fraction doit être sélectionnée avant l’envoi.',
    caution:
      'Des temps de catégories, de distances, de jours ou de conditions différents ne classent pas les équipages : comparez % GMT.',
    most: 'On peut en comparer {{number}} au plus.',
    clear: 'Tout désélectionner',
    empty: 'Aucune fraction chronométrée sur cette période',
    emptyText:
      'Les fractions apparaissent ici dès qu’elles ont un temps et une distance, saisis ou enregistrés. Essayez d’autres dates ou moins de filtres.',
  },
  save: {
    title: 'Comparer',
    name: 'Nom de la comparaison',
    submit: 'Enregistrer et ouvrir',
  },
  rename: {
    title: 'Renommer la comparaison',
    button: 'Renommer',
    saved: 'Nom enregistré',
  },
  deletion: {
    button: 'Supprimer',
    title: 'Supprimer cette comparaison ?',
    text: 'Son adresse ne mènera plus nulle part. Les temps et les enregistrements restent.',
    done: 'Comparaison supprimée',
    cancel: 'Conserver',
  },
  back: 'Toutes les comparaisons',
  actions: 'Plus',
  otherClub: 'Cette comparaison appartient à un autre club',
  failed: 'La comparaison n’a pas pu être chargée',
  kinds: {
    'single-crew-session': 'Un équipage sur une fraction',
    'single-crew-session-pieces': 'Un équipage, plusieurs fractions',
    'multiple-crews-single-piece': 'Plusieurs équipages sur une fraction',
    'multiple-crews-multiple-sessions': 'Plusieurs séances',
    'multiple-crews-multiple-pieces': 'Plusieurs équipages, plusieurs fractions',
  },
  split: 'Temps tous les',
  segment: 'Meilleurs tronçons de',
  result: 'Résultat',
  allPieces: 'Sur toutes les fractions',
  crewsHint:
    'Selon la moyenne de % GMT, pour comparer des catégories différentes. La dispersion est l’écart type rapporté à l’allure moyenne.',
  chart: {
    title: 'Sur la distance',
    figure: 'Graphique',
    gap_s: 'Écart en secondes',
    pace: 'Allure',
    none: 'Rien n’est connu du parcours : ni enregistrement ni temps de passage.',
  },
  figures: 'Affiché',
  best: {
    ...shared.best,
    none: 'Les meilleurs tronçons demandent un enregistrement de la fraction.',
  },
  missing_one: '{{count}} fraction de cette comparaison n’existe plus ou ne vous est pas visible.',
  missing_other:
    '{{count}} fractions de cette comparaison n’existent plus ou ne vous sont pas visibles.',
  nothing: 'Plus rien à comparer',
  nothingText: 'Les fractions de cette comparaison n’existent plus ou ne vous sont pas visibles.',
  none: {
    prognostic: 'Pas de temps de médaille d’or pour cette catégorie, ou pas dans votre formule',
    stroke_rate: 'Aucune cadence saisie ou enregistrée',
    gap: 'Personne d’autre n’a été chronométré ici',
    split: 'Pas chronométré ici',
    wind: 'Vent ou direction de navigation inconnus',
    stream: 'Courant ou direction de navigation inconnus',
    start: 'Aucun enregistrement ne montre le départ',
    deviation: 'Demande au moins deux fractions',
    place: 'Hors du plan',
    class: 'Aucun bateau connu',
  },
  windOf: '{{strength}} ({{speed}}), de : {{direction}}',
  head: 'face {{speed}}',
  tail: 'arrière {{speed}}',
} as const satisfies Translation<typeof en>
