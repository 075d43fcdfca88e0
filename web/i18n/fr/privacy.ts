import type { privacy as en } from '../en/privacy.ts'
import type { Translation } from '../translation.ts'

export const privacy = {
  lead: 'Qui, dans {{club}}, voit votre profil, votre santé, votre fréquence cardiaque, vos fichiers et vos rapports.',
  question: 'Qui peut me voir ?',
  modes: {
    'all-coaches': 'Tous les entraîneurs',
    'specific-coaches': 'Seulement les entraîneurs que je choisis',
    'all-coaches-except': 'Tous les entraîneurs sauf ceux que je choisis',
    'only-me': 'Moi seul',
  },
  hints: {
    'all-coaches': 'Toutes les personnes du club dont les droits comprennent les profils des athlètes.',
    'specific-coaches': 'Les nouveaux entraîneurs ne voient rien tant que vous ne les choisissez pas.',
    'all-coaches-except': 'Les nouveaux entraîneurs vous voient aussi.',
    'only-me': 'Vos entraîneurs voient toujours si vous venez et vos temps, mais pas comment vous allez.',
  },
  who: 'Ces personnes me voient',
  whoNot: 'Ces personnes ne me voient pas',
  nobodyChosen: 'Personne n’est choisi : vous seul voyez votre profil.',
  noCoaches: 'Personne d’autre dans ce club ne peut voir les profils des athlètes.',
  save: 'Enregistrer',
  saved: 'Enregistré. Cela vaut dès maintenant.',
  now: 'Qui vous voit maintenant',
  nowNobody: 'Vous seul.',
  always: 'Vous vous voyez toujours vous-même. Personne d’autre ne voit vos notes, quel que soit votre choix.',
} as const satisfies Translation<typeof en>
