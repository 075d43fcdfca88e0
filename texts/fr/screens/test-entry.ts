import { testFields } from '../test-fields.ts'
import type { testEntry as en } from '../../en/screens/test-entry.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const testEntry = {
  words: testFields,
  links: {
    enter: 'Saisir une journée de tests',
    new: 'Saisir un test',
    edit: 'Modifier le test',
    live: 'Faire passer un test par paliers',
  },
  sheet: {
    title: '{{kind}} : journée de tests',
    lead: 'Une ligne par personne. Tout est enregistré au fil de la saisie.',
    allSquads: terms.everyone,
    nobody: 'Personne à tester',
    nobodyText:
      'Seules les personnes dont les tests vous sont accessibles sont affichées, parmi toutes ou parmi celles sélectionnées ci-dessus.',
    whole: 'Test',
    step: 'Palier {{number}}',
    split: '{{distance}}',
    splits: measures.splits,
    splitsShown: { none: 'Aucun', time: measures.times, all: measures.allValues },
    hidden: 'masqué',
    weightHidden: 'Les poids ne vous sont pas accessibles.',
    valueOf: '{{name}} :',
    takeTargets: 'Compléter par la puissance cible',
  },
  head: {
    mixed: 'Pas identique pour tous les tests',
    noProtocol: 'Aucun protocole',
  },
  missing: {
    gender: 'Sexe non renseigné, la puissance cible des hommes est utilisée : {{names}}',
    best_2k: 'Pas de puissance cible, car il n’y a pas encore de test sur 2 km : {{names}}',
  },
  form: {
    newTitle: 'Nouveau test : {{kind}}',
    editTitle: '{{kind}}, {{name}}',
    lines: 'Paliers et temps de passage',
    line: 'Ligne {{number}}',
    addLine: 'Ajouter une ligne',
    removeLine: 'Retirer la ligne',
    fill: 'Reprendre la puissance cible',
    save: 'Enregistrer le test',
    saved: 'Le test est enregistré',
    delete: 'Supprimer le test',
    deleteTitle: 'Supprimer ce test de {{name}} ?',
    deleteText:
      'Ses paliers et temps de passage sont supprimés aussi. Cette action est définitive.',
    deleted: 'Le test est supprimé',
    notYours:
      'Seuls les entraîneurs et la personne qui a saisi ce test de {{name}} peuvent le modifier.',
  },
  conflict: {
    title: 'Quelqu’un d’autre a modifié ce test entre-temps',
    mine: 'Votre version',
    theirs: 'L’autre version',
    takeMine: 'Garder ma version',
    takeTheirs: 'Garder l’autre version',
    yes: 'Oui',
    no: 'Non',
  },
  live: {
    title: 'Faire passer un test par paliers',
    lead: 'Le chronomètre, la puissance suivante et vos mesures, pour une ou plusieurs personnes. Tout reste sur cet appareil jusqu’à l’envoi.',
    who: 'Athlètes testés ensemble',
    plan: { steps: 'Paliers', seconds: 'Durée du palier, s', rest_s: 'Pause, s' },
    prepare: 'Préparer',
    start: 'Lancer le palier 1',
    nextNow: 'Lancer le palier suivant',
    longer: 'Prolonger la pause de {{seconds}} s',
    stop: actions.stopTimer,
    sound: 'Son',
    entering: 'Saisir les valeurs du palier',
    left: 'Temps restant',
    phases: {
      ready: 'Prêt pour le palier 1',
      step: 'Palier {{step}} sur {{steps}}',
      rest: 'Pause, puis palier {{next}} sur {{steps}}',
      over: 'Le chrono s’est arrêté au palier {{step}}',
    },
    now: 'Ce palier',
    next: 'Palier suivant',
    noTarget: 'à fond',
    none: 'aucun',
    over: 'Lactate au-dessus de {{lactate}} mmol/L : le test est terminé.',
    finish: 'Terminer et enregistrer',
    drop: 'Abandonner le test',
    dropTitle: 'Abandonner ce test ?',
    dropText: 'Ce qui a été saisi sera perdu.',
    sent: 'Tests terminés',
  },
  recording: {
    open: 'Reprendre d’un enregistrement',
    none: 'Aucun enregistrement d’ergomètre ne vous est accessible jusqu’à ce jour.',
    laps_one: '{{count}} tour',
    laps_other: '{{count}} tours',
    show: 'Afficher',
    take: 'Reprendre ces valeurs',
    unfit: {
      distance:
        'Cet enregistrement ne couvre pas exactement cette distance et n’a pas de tours de même longueur que les temps de passage.',
      laps: 'Cet enregistrement n’a pas de tours utilisables comme paliers.',
    },
  },
} as const satisfies Translation<typeof en>
