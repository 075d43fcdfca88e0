export const errors = {
  comments_closed: 'Les commentaires de cette publication sont fermés.',
  edit_over: 'Une publication ou un commentaire peut être modifié pendant un jour.',
  too_many_pinned: 'Trois publications sont déjà épinglées ici. Retirez-en d’abord une.',
} as const
