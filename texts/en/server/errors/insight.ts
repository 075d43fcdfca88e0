export const errors = {
  view_limit: 'You can save at most {max} views. Delete one first.',
  not_valid_url:
    'This address leads to no comparison. It may be incomplete, or the comparison was deleted.',
} as const
