import type { offline as en } from '../../en/screens/offline.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const offline = {
  title: 'Pas encore envoyé',
  lead: 'Ce que vous avez saisi sans réseau reste sur cet appareil jusqu’à son envoi.',
  sendNow: 'Envoyer maintenant',
  again: 'Renvoyer',
  discard: actions.discard,
  discardOf: 'Abandonner la saisie pour {{title}}',
  madeAt: 'Saisi : {{when}}',
  empty: {
    title: 'Tout est envoyé',
    text: 'Sans réseau, vous pouvez continuer à répondre et à noter les présences ; tout sera gardé ici jusqu’à l’envoi.',
  },
} as const satisfies Translation<typeof en>
