import type { racing as en } from '../../en/screens/racing.ts'
import type { Translation } from '../../translation.ts'
import { racing as shared } from '../racing.ts'
import * as actions from '../shared/actions.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const racing = {
  ...shared,
  saved: {
    title: 'Comparaisons enregistrées',
    by: '{{name}} · {{date}}',
    lines_one: '{{count}} fraction',
    lines_other: '{{count}} fractions',
  },
  filters: {
    name: terms.name,
    namePlaceholder: 'Séance ou équipage',
    boats: 'Catégories de bateau',
    distances: 'Distances',
    times: 'Durées prévues',
    start: 'Départ',
    any: 'Tous',
  },
  pieces: {
    title: 'Fractions à comparer',
    choose: 'Choisir {{name}}, fraction {{number}}',
    chooseUnplanned: 'Choisir {{name}}',
    number: terms.numberedPiece,
    latest:
      'Les {{number}} dernières fractions sur {{count}}. Réduisez la période ou ajoutez des filtres pour trouver les autres.',
    latestOfMore:
      'Les {{number}} dernières fractions ; il y en a d’autres. Réduisez la période ou ajoutez des filtres pour les trouver.',
    compare_one: 'Afficher {{count}} fraction',
    compare_other: 'Comparer {{count}} fractions',
    none: 'Sélectionnez au moins 1 fraction.',
    unlike: 'Catégories ou distances différentes : comparaison en % GMT',
    chooseAll_one: 'Choisir {{count}}',
    chooseAll_other: 'Choisir les {{count}}',
    chooseAllOf: 'Tout choisir dans {{name}}, {{date}}',
    most: 'Vous pouvez en comparer {{number}} au plus.',
    empty: 'Aucune fraction chronométrée sur cette période',
    emptyText:
      'Les fractions apparaissent ici dès qu’elles ont un temps et une distance, saisis ou enregistrés. Changez de période ou retirez des filtres.',
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
    button: actions.deleteIt,
    title: 'Supprimer cette comparaison ?',
    text: 'Son lien ne fonctionnera plus. Les temps et les enregistrements sont conservés.',
    done: 'Comparaison supprimée',
    cancel: 'Conserver',
  },
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
    'Selon le % GMT moyen, qui permet de comparer des catégories différentes. Dispersion : écart type divisé par l’allure moyenne.',
  chart: {
    title: 'Au fil de la distance',
    behind: 'Derrière {{name}}',
    panels: measures.curves,
    none: 'Ni enregistrement ni temps de passage, donc pas de courbes.',
  },
  against: 'Par rapport à',
  ranking: 'Classement',
  stretches: 'Temps partiels',
  toMetres: 'à m',
  won: {
    title: 'Où la course s’est jouée',
    most: '{{name}} : {{lost}} s sur {{total}} entre {{from}} et {{to}} m.',
    even: '{{name}} : régulièrement, {{each}} s tous les {{length}} m.',
    lower: 'Cadence plus basse de {{rate}}.',
    higher: 'Cadence plus haute de {{rate}}.',
  },
  figures: 'Valeurs affichées',
  best: {
    ...shared.best,
    none: 'Les meilleurs tronçons nécessitent un enregistrement de la fraction.',
  },
  missing_one:
    '{{count}} fraction de cette comparaison n’existe plus ou ne vous est pas accessible.',
  missing_other:
    '{{count}} fractions de cette comparaison n’existent plus ou ne vous sont pas accessibles.',
  nothing: 'Plus rien à comparer',
  nothingText:
    'Les fractions de cette comparaison n’existent plus ou ne vous sont pas accessibles.',
  none: {
    prognostic:
      'Pas de temps de médaille d’or pour cette catégorie, ou fonction non comprise dans votre formule',
    stroke_rate: 'Aucune cadence saisie ou enregistrée',
    gap: 'Personne d’autre n’a été chronométré ici',
    split: 'Pas chronométré ici',
    wind: 'Vent ou direction de navigation inconnus',
    stream: 'Courant ou direction de navigation inconnus',
    start: 'Aucun enregistrement ne montre le départ',
    deviation: 'Il faut au moins deux fractions',
    place: 'Non prévu',
    class: 'Aucun bateau connu',
  },
  windOf: '{{strength}} ({{speed}}), secteur {{direction}}',
  head: 'face {{speed}}',
  tail: 'arrière {{speed}}',
} as const satisfies Translation<typeof en>
