import type { seasonPlans as en } from '../../en/screens/season-plans.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

export const seasonPlans = {
  calendar: 'Dans mon propre agenda',
  file: {
    title: 'Objectifs d’un tableur',
    hint: 'Le tableur enregistré ici, ou un autre avec les mêmes en-têtes. Il est lu sur cet appareil.',
    save: 'Enregistrer en tableur',
    open: 'Reprendre un tableur',
    noWeeks:
      'Ce fichier n’a pas de colonne « Semaine ». Enregistrez d’abord la saison en tableur, puis modifiez-le.',
    unreadable: 'Ce fichier ne se lit pas comme un tableur. Choisissez un fichier XLSX ou CSV.',
    faults: 'Pas compris, laissé tel quel',
    moreFaults_one: '{{count}} autre cellule n’a pas été comprise.',
    moreFaults_other: '{{count}} autres cellules n’ont pas été comprises.',
    changes_one: '{{count}} semaine changerait.',
    changes_other: '{{count}} semaines changeraient.',
    stay: 'Les semaines passées et celles absentes du fichier restent. Le prévu et le fait ne sont là que pour être lus.',
    phases: 'Phases, en semaines : {{phases}}',
    goals: 'Échéances : {{goals}}',
    fault: {
      head: '{{cell}} : aucune colonne de la saison ne s’appelle « {{text}} ».',
      noWeek: '{{cell}} : « {{text}} » n’est pas un jour.',
      otherSeason: '{{cell}} : {{text}} n’est pas dans cette saison.',
      twice: '{{cell}} : la semaine du {{text}} figure deux fois, la première ligne compte.',
      number: '{{cell}} : « {{text}} » n’est pas un volume pour une semaine.',
      kind: '{{cell}} : « {{text}} » n’est pas un type de semaine.',
      shares: '{{cell}} : {{text}} ne font pas 100 %.',
      note: '{{cell}} : la note « {{text}} » dépasse 2 000 caractères.',
      phase: '{{cell}} : « {{text}} » n’est pas une phase.',
      phaseGap: '{{cell}} : les semaines avant « {{text}} » n’ont pas de phase.',
      goal: '{{cell}} : « {{text}} » n’est pas dans le calendrier cette semaine.',
    },
  },
  shares: {
    title: 'Zones de l’objectif',
    sum: 'Bas, moyen et haut font {{sum}} %. Il faut 100 % pour enregistrer.',
  },
  paper: {
    print: 'Imprimer en A3',
    printed: 'Imprimé : {{day}}',
    people_one: '{{count}} athlète',
    people_other: '{{count}} athlètes',
    week: 'Semaine du',
    row: {
      target: terms.target,
      planned: terms.planned,
      done: terms.doneOfPlan,
    },
    caption: 'Semaines de la saison',
  },
  history: {
    title: 'Historique des modifications',
    ofWeek: 'Modifications de cette semaine',
    none: 'Aucune modification pour l’instant.',
    all: 'Les {{count}} modifications',
    gone: 'Ancien membre',
    noteAdded: 'Note écrite',
    noteChanged: 'Note modifiée',
    noteRemoved: 'Note supprimée',
    phases: 'Phases : {{before}} → {{after}}',
    goal: 'Échéance {{name}} {{before}} → {{after}}',
  },
  template: {
    title: 'À partir d’un modèle',
    keep: 'Garder comme modèle',
    keepHint:
      'Les phases et les objectifs sont gardés, comptés en semaines depuis l’échéance. Les notes ne le sont pas.',
    kept: 'La saison est gardée comme modèle.',
    name: terms.name,
    goal: 'Compté depuis',
    own: 'Pour moi seul',
    template: 'Modèle',
    choose: 'Choisir un modèle',
    ownName: '{{name}} (moi seul)',
    none: 'Aucune saison n’est encore gardée comme modèle. Gardez-en une avec « Garder comme modèle ».',
    noGoal:
      'Fixez d’abord une échéance A. Les semaines d’un modèle sont comptées à rebours à partir d’elle.',
    stay: terms.weeksThatStay,
    phases: 'Phases : {{before}} → {{after}}',
    take: 'Reprendre',
    delete: 'Supprimer le modèle',
    deleteTitle: actions.deleteNamed,
    deleteText: 'Les saisons planifiées avec lui restent telles quelles.',
  },
} as const satisfies Translation<typeof en>
