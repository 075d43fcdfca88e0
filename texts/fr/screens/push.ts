import type { push as en } from '../../en/screens/push.ts'
import type { Translation } from '../../translation.ts'
import * as terms from '../shared/terms.ts'

export const push = {
  title: 'Sur cet appareil',
  text: 'Les notifications s’affichent ici même quand l’application est fermée. Choisissez ci-dessous lesquelles.',
  turnOn: 'Activer',
  hint: 'Recevez les notifications sur cet appareil, même quand l’application est fermée.',
  decline: 'Pas maintenant',
  this: terms.thisDevice,
  unknown: 'Appareil inconnu',
  since: 'Activé : {{day}}',
  try: 'Essayer',
  tryOf: 'Essayer sur {{device}}',
  remove: 'Désactiver',
  removeOf: 'Désactiver sur {{device}}',
  tried: 'Une notification est envoyée à cet appareil.',
  faults: {
    failed:
      'Ce navigateur n’a pas pu joindre son service de notifications. Vérifiez la connexion et réessayez ; certains navigateurs coupent ce service dans leurs réglages de confidentialité.',
    undecided:
      'Votre navigateur a posé la question sans obtenir de réponse : les notifications restent désactivées. Activez-les de nouveau et choisissez « Autoriser ».',
  },
  ability: {
    none: 'Ce navigateur ne peut pas afficher de notifications quand l’application est fermée.',
    'when-installed':
      'Sur iPhone et iPad, ajoutez d’abord Slipway à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvrez-le de là.',
    refused:
      'Votre navigateur bloque les notifications de Slipway : aucune ne peut arriver ici. Autorisez-les pour ce site dans les réglages du navigateur, puis activez-les ici.',
  },
} as const satisfies Translation<typeof en>
