import type { privacy as en } from '../../en/screens/privacy.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const privacy = {
  lead: 'Qui, dans {{club}}, voit votre profil, votre santé, votre fréquence cardiaque, vos fichiers et vos bilans.',
  question: 'Qui peut me voir ?',
  modes: {
    'all-coaches': 'Tous les entraîneurs',
    'specific-coaches': 'Seulement les entraîneurs que je choisis',
    'all-coaches-except': 'Tous les entraîneurs sauf ceux que je choisis',
    'only-me': 'Personne d’autre que moi',
  },
  hints: {
    'all-coaches':
      'Toutes les personnes du club dont les droits comprennent les profils des athlètes.',
    'specific-coaches':
      'Les nouveaux entraîneurs ne voient rien tant que vous ne les choisissez pas.',
    'all-coaches-except': 'Les nouveaux entraîneurs vous voient aussi.',
    'only-me':
      'Les autres athlètes voient votre nom dans les listes du club, mais aucun de vos résultats, temps ou autres chiffres. Vos entraîneurs voient toujours si vous venez et vos temps, mais pas vos données de santé.',
  },
  who: 'Ces personnes me voient',
  whoNot: 'Ces personnes ne me voient pas',
  nobodyChosen: 'Personne n’est choisi : votre profil n’est visible que de vous.',
  noCoaches: 'Personne d’autre dans ce club ne peut voir les profils des athlètes.',
  save: actions.save,
  saved: 'Enregistré, avec effet immédiat.',
  now: 'Qui vous voit maintenant',
  nowNobody: 'Personne d’autre que vous.',
  always:
    'Votre profil vous reste toujours visible. Personne d’autre ne voit vos notes, quel que soit votre choix.',
} as const satisfies Translation<typeof en>
