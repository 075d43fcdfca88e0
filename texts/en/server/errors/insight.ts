export const errors = {
  view_limit: 'You can save at most {max} views. Delete one first.',
} as const
