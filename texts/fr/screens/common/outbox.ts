import * as actions from '../../shared/actions.ts'

export const outbox = {
  waiting: '{{number}} en attente',
  needsYou: 'À décider : {{number}}',
  states: { waiting: 'En attente', stored: 'Enregistré', 'needs-you': 'À décider' },
  age: 'Dernière mise à jour : {{when}}',
  again: actions.sendAgain,
  drop: 'Abandonner ma saisie',
  dropped:
    'Les séances et présences conservées sur cet appareil dataient de {{count}} jours et ont été supprimées. Elles reviendront avec la connexion.',
  unsent_one: '{{count}} saisie non envoyée est toujours là.',
  unsent_other: '{{count}} saisies non envoyées sont toujours là.',
} as const
