import type * as en from '../../../en/screens/imports/reread.ts'
import type { Translation } from '../../../translation.ts'

export const again = {
  title: 'Relire le fichier',
  text: 'La lecture des fichiers s’améliore : elle est peut-être plus précise aujourd’hui que lors de l’import. Modifications, marquages et attributions sont conservés.',
  start: 'Relire',
  allTitle: 'Relire tous les fichiers',
  allText:
    'Tous les fichiers du club sont relus en arrière-plan, même ceux qui étaient illisibles. Modifications, marquages et attributions restent, les charges sont recalculées.',
  allConfirm: 'Cela peut prendre un moment. Vous pouvez continuer à travailler.',
  reading: '{{done}} sur {{total}} lus',
  done_one: '{{count}} fichier relu : {{at}}.',
  done_other: '{{count}} fichiers relus : {{at}}.',
  recovered_one: '{{count}} fichier jusqu’ici illisible est maintenant lu.',
  recovered_other: '{{count}} fichiers jusqu’ici illisibles sont maintenant lus.',
  waiting_one: '{{count}} fichier attend toujours sa séance.',
  waiting_other: '{{count}} fichiers attendent toujours leur séance.',
  differing_one:
    '{{count}} fichier donnerait aujourd’hui d’autres enregistrements et reste tel quel. Pour les obtenir, supprimez-le et importez-le de nouveau.',
  differing_other:
    '{{count}} fichiers donneraient aujourd’hui d’autres enregistrements et restent tels quels. Pour les obtenir, supprimez-les et importez-les de nouveau.',
  unreadable_one: '{{count}} fichier est illisible et reste tel quel.',
  unreadable_other: '{{count}} fichiers sont illisibles et restent tels quels.',
} as const satisfies Translation<typeof en.again>
